# What bots say, in one of several wordings: of all bots, and of those with this temper.

# With an offer of things for money or other things: $gives for $wants.
line-sell-1 = From me: { $gives }. From you: { $wants }. It does more for you than for me, and I am paid: we both gain.
line-sell-2 = Have a look: { $gives }, for { $wants }. You can use it, I can spend it.
line-sell-calm-1 = I offer { $gives } for { $wants }. I think that is fair to both of us.
line-sell-calm-2 = You would get more out of { $gives } than I do. { $Wants }, and we share the gain.
line-sell-greedy-1 = { $Gives } for { $wants }. Cheap, if you think of what it earns you.
line-sell-greedy-2 = You want this more than you show: { $gives }. It costs { $wants }.
line-sell-careful-1 = I have thought it through: { $gives } for { $wants } is safe for me and good for you.
line-sell-careful-2 = No tricks, no promises: { $gives } for { $wants }, at once.
line-sell-vengeful-1 = { $Gives } for { $wants }. Treat me well and there is more where that came from.
line-sell-vengeful-2 = A clean deal: { $gives } for { $wants }. I remember those who deal fairly with me.

# With an offer to buy: $gives is paid, $wants is bought.
line-buy-1 = I could use this: { $wants }. You get { $gives } for it, and lose little.
line-buy-2 = { $Gives } for { $wants }. It is worth more to me than to you, so we both gain.
line-buy-calm-1 = Would you part with { $wants }? I pay { $gives }.
line-buy-calm-2 = I need { $wants } for what I am doing. { $Gives } seems a fair price.
line-buy-greedy-1 = I take { $wants } off your hands for { $gives }. Do not think too long.
line-buy-greedy-2 = { $Gives } in your pocket, now, for { $wants }. Nobody else pays you that.
line-buy-careful-1 = I checked twice: { $gives } for { $wants } is good for both of us.
line-buy-careful-2 = { $Wants } against { $gives }, hand to hand. I would not pay it if it were not sound.
line-buy-vengeful-1 = { $Gives } for { $wants }. Say yes, and I will not forget it.
line-buy-vengeful-2 = I pay { $gives } for { $wants }. Better to have me as a customer than as an enemy.

# With an offer that somebody asked for, and may not gain by: $gives for $wants.
line-quote-1 = You asked, so here it is: { $gives } for { $wants }. Your decision.
line-quote-2 = My price, since you ask: { $gives } for { $wants }.
line-quote-calm-1 = I would let it go: { $gives } for { $wants }. Think it over.
line-quote-calm-2 = For { $gives } I would need { $wants }. No offence if it is too much.
line-quote-greedy-1 = Everything has a price: { $gives } for { $wants }.
line-quote-greedy-2 = If you want it that badly: { $gives }, for { $wants }.
line-quote-careful-1 = I would rather keep it, but for { $wants } I would part with { $gives }.
line-quote-careful-2 = With { $wants } I am on the safe side. Then you get { $gives }.
line-quote-vengeful-1 = { $Wants }. Then { $gives } is yours, and we are even.
line-quote-vengeful-2 = It will cost you: { $gives } for { $wants }.

# With an offer that asks for nothing: $gives is given.
line-gift-1 = Take it: { $gives }. Those who deal with each other need not fight each other.
line-gift-2 = { $Gives }, just like that. Call it the start of something.
line-gift-calm-1 = { $Gives } for you. Good neighbours are worth it.
line-gift-calm-2 = A small present: { $gives }.
line-gift-greedy-1 = { $Gives } for nothing. Do not get used to it.
line-gift-greedy-2 = { $Gives }. I do this for my own reasons.
line-gift-careful-1 = { $Gives }, with no strings attached. You may check.
line-gift-careful-2 = Here: { $gives }. Peace is cheaper than war.
line-gift-vengeful-1 = { $Gives }. Remember who was good to you.
line-gift-vengeful-2 = { $Gives } today. Do not make me regret it.

# With a counter-offer: $gives for $wants.
line-counter-1 = Not quite. From me: { $gives }. From you: { $wants }. Then it pays for both of us.
line-counter-2 = We are close. { $Gives } for { $wants }, and we have a deal.
line-counter-calm-1 = At your terms I would lose by it. { $Gives } for { $wants } would be even.
line-counter-calm-2 = Let us meet in the middle: { $gives } for { $wants }.
line-counter-greedy-1 = You know what it is worth. { $Gives } for { $wants }, that is my price.
line-counter-greedy-2 = Nice try. { $Gives } for { $wants }.
line-counter-careful-1 = Too close to a loss for me. { $Gives } for { $wants }: I can answer for that.
line-counter-careful-2 = I need a margin. { $Gives } for { $wants }.
line-counter-vengeful-1 = Do not try that with me. { $Gives } for { $wants }, and we stay friends.
line-counter-vengeful-2 = Respect has a price: { $gives } for { $wants }.

# With an offer to somebody who broke a word before: $gives for $wants.
line-wary-1 = You have broken your word at this table, so with you it is: { $gives } for { $wants }, and no promises.
line-wary-2 = Your word is worth little here. Things in hand, then: { $gives } for { $wants }.
line-wary-calm-1 = I have not forgotten the broken promise, but business is business: { $gives } for { $wants }.
line-wary-calm-2 = After what you did, I count only what lies on the table: { $gives } for { $wants }.
line-wary-greedy-1 = Liars pay more. { $Gives } for { $wants }.
line-wary-greedy-2 = Your promises are worth nothing, your money is: { $gives } for { $wants }.
line-wary-careful-1 = I keep a ledger, and your name is in it. { $Gives } for { $wants }, not a penny less.
line-wary-careful-2 = With you only hand to hand: { $gives } for { $wants }.
line-wary-vengeful-1 = You broke your word. That costs: { $gives } for { $wants }.
line-wary-vengeful-2 = I forget nothing. For you it is { $gives } for { $wants }.

# It has named a target and asks for money: $wants.
line-threat-1 = { $Wants }, and my people walk past your door.
line-threat-2 = It would be a pity about it. { $Wants }, and nothing happens.
line-threat-calm-1 = Nothing personal. { $Wants }, and you have my word for this round.
line-threat-calm-2 = We can spare us both the trouble: { $wants }.
line-threat-greedy-1 = { $Wants }. That is less than the damage.
line-threat-greedy-2 = Pay { $wants }, or pay more later.
line-threat-careful-1 = I would rather not. { $Wants }, and I need not.
line-threat-careful-2 = A sure sum is better than a fight: { $wants }.
line-threat-vengeful-1 = Kneel or bleed: { $wants }.
line-threat-vengeful-2 = You had it coming. { $Wants }, and I look away, this once.

# It is threatened and offers money: $gives.
line-peace-1 = { $Gives }, and you look for somebody else.
line-peace-2 = Let us settle this: { $gives }.
line-peace-calm-1 = Peace is worth { $gives } to me.
line-peace-calm-2 = Take { $gives } and leave it at that.
line-peace-greedy-1 = { $Gives } to be left alone. More is not in it.
line-peace-greedy-2 = { $Gives } to call it off, and only because I am busy.
line-peace-careful-1 = I count what I could lose: { $gives } to be spared is right.
line-peace-careful-2 = { $Gives }, you call it off, and I hope your word holds.
line-peace-vengeful-1 = { $Gives } to walk past my door. I will remember that you asked.
line-peace-vengeful-2 = { $Gives } to call it off for now. We will talk again.

# With an offer that both leave each other alone.
line-truce-1 = Agreed in principle: we leave each other alone. Put your name under it.
line-truce-2 = A truce suits me. Accept, and it is on record.
line-truce-calm-1 = Peace between us would do us both good.
line-truce-calm-2 = I have no quarrel with you. Let us write it down.
line-truce-greedy-1 = Fine. There is more to earn elsewhere.
line-truce-greedy-2 = A truce costs nothing. For once.
line-truce-careful-1 = I keep my word as long as you keep yours.
line-truce-careful-2 = One front less to watch. Agreed, if you sign.
line-truce-vengeful-1 = A truce, then. Break it, and you will hear from me.
line-truce-vengeful-2 = My hand on it. I have never forgotten a broken word.

# A refusal that names a price: $asked for at least $price.
line-price-1 = For { $asked } I would want { $price } at least.
line-price-2 = You ask for { $asked }. { $price }, and we can talk.
line-price-calm-1 = That is less than it is worth to me. At { $price } I would say yes.
line-price-calm-2 = No, but no hard feelings: my price for { $asked } is { $price }.
line-price-greedy-1 = You must be joking. { $price }.
line-price-greedy-2 = { $Asked }? Come back with { $price }.
line-price-careful-1 = I would be selling too cheap. { $price } covers my risk.
line-price-careful-2 = I have done the sums: under { $price } I lose by it.
line-price-vengeful-1 = Do not insult me. { $Asked } costs { $price }.
line-price-vengeful-2 = Ask me again with { $price } in your hand.

# It needs what is asked for itself; $price might change its mind.
line-needs-1 = You ask for { $asked }, and I need that myself. { $price }, and I will think about it.
line-needs-2 = { $Asked }? I have plans for that. It would take { $price }.
line-needs-calm-1 = I am sorry, I need it myself just now. { $price } would make up for it.
line-needs-calm-2 = It does more for me than for you right now. Unless you pay { $price }.
line-needs-greedy-1 = It earns me good money. { $price }, or I keep it.
line-needs-greedy-2 = Mine. For { $price } it could become yours.
line-needs-careful-1 = Without it my plans fall through. I could risk it for { $price }.
line-needs-careful-2 = I count on it myself. { $price }, not less.
line-needs-vengeful-1 = Hands off, I need that. { $price }, if you must.
line-needs-vengeful-2 = You want to take from me what I need? { $price }.

# It would pay $price for what it is offered, and no more.
line-dear-1 = Too dear for me. I pay { $price }.
line-dear-2 = It is worth { $price } to me, and not more.
line-dear-calm-1 = Make it { $price } and I take it.
line-dear-calm-2 = I see what it is good for, but only for { $price }.
line-dear-greedy-1 = Half the price and half the talk: { $price }.
line-dear-greedy-2 = { $price }. Take it or leave it.
line-dear-careful-1 = I will not overpay. { $price } is my limit.
line-dear-careful-2 = My sums say { $price }.
line-dear-vengeful-1 = You take me for a fool? { $price }.
line-dear-vengeful-2 = { $price }, and be glad that I answer at all.

# There is nothing in it for the bot.
line-little-1 = I see nothing in it for me.
line-little-2 = No. It would bring me nothing.
line-little-calm-1 = Thank you, but that does not help me.
line-little-calm-2 = Not this one. Ask me something else.
line-little-greedy-1 = And where is my share?
line-little-greedy-2 = I do not work for free.
line-little-careful-1 = I would rather keep what I have.
line-little-careful-2 = It is not worth the risk to me.
line-little-vengeful-1 = Do not waste my time.
line-little-vengeful-2 = No. And think before you ask again.

# It does not talk about the cards it holds.
line-cards-1 = What I hold is my own business. Make an offer, and I say yes or no.
line-cards-2 = I put no price on my hand. Offer something, and we shall see.
line-cards-calm-1 = My cards stay close to my chest.
line-cards-calm-2 = Let us talk about something that lies on the table.
line-cards-greedy-1 = Even a look at my cards would cost you.
line-cards-greedy-2 = Nobody gets my cards for a question.
line-cards-careful-1 = Nobody learns from me what I hold.
line-cards-careful-2 = Weapons are not for talking.
line-cards-vengeful-1 = You will see my cards soon enough.
line-cards-vengeful-2 = Come and get them.

# The other is too close to victory.
line-ahead-1 = You are too far ahead for me to help you.
line-ahead-2 = Whoever deals with you now hands you the game.
line-ahead-calm-1 = A fair price, but you are winning as it is.
line-ahead-calm-2 = Ask me again when you are not in the lead.
line-ahead-greedy-1 = You have enough already.
line-ahead-greedy-2 = Leaders pay more than that.
line-ahead-careful-1 = You are the one I have to watch.
line-ahead-careful-2 = It would make you too strong.
line-ahead-vengeful-1 = I will not crown you.
line-ahead-vengeful-2 = You want to win with my help? No.

# A refusal, because the other broke a word.
line-distrust-1 = You broke your word. Why should I deal with you?
line-distrust-2 = Everybody here saw what your word is worth.
line-distrust-calm-1 = I would like to trust you, but the ledger says otherwise.
line-distrust-calm-2 = First make good what you promised.
line-distrust-greedy-1 = Your word has no market value.
line-distrust-greedy-2 = From you I take cash, not promises.
line-distrust-careful-1 = I have read the ledger. No.
line-distrust-careful-2 = Somebody who breaks one promise breaks the next.
line-distrust-vengeful-1 = You broke your word. I do not forget that.
line-distrust-vengeful-2 = Your word? I have seen it broken.

# A refusal, because the other has done the bot wrong.
line-grudge-1 = After what you did to me? No.
line-grudge-2 = You owe me something before we do business.
line-grudge-calm-1 = Give it time. It still hurts.
line-grudge-calm-2 = Make good what you did, then ask again.
line-grudge-greedy-1 = What you did to me costs extra.
line-grudge-greedy-2 = I still have a bill for you.
line-grudge-careful-1 = I was hit once from your side. Once is enough.
line-grudge-careful-2 = I do not turn my back on you again.
line-grudge-vengeful-1 = I have a long memory, and you are in it.
line-grudge-vengeful-2 = You will pay for it first.

# After a deal with $name.
line-thanks-1 = A pleasure, { $name }.
line-thanks-2 = Good business, { $name }.
line-thanks-calm-1 = Thank you, { $name }. That helps us both.
line-thanks-calm-2 = { $name }, that was fair.
line-thanks-greedy-1 = I like your money, { $name }.
line-thanks-greedy-2 = A deal. Come again, { $name }, and bring more.
line-thanks-careful-1 = All correct, { $name }. Thank you.
line-thanks-careful-2 = Counted and in order, { $name }.
line-thanks-vengeful-1 = I will remember that, { $name }. In your favour.
line-thanks-vengeful-2 = So you can be reasoned with, { $name }.

# $name broke a word that was given to the bot.
line-broken-1 = { $name }, you gave me your word. All have seen what it is worth.
line-broken-2 = So much for the promises of { $name }.
line-broken-calm-1 = I had trusted you, { $name }. That was a mistake.
line-broken-calm-2 = A pity, { $name }. It will be harder between us now.
line-broken-greedy-1 = That will get expensive for you, { $name }.
line-broken-greedy-2 = From now on { $name } pays in advance.
line-broken-careful-1 = It is in the ledger, { $name }, for all to read.
line-broken-careful-2 = I should have known, { $name }.
line-broken-vengeful-1 = { $name }, I will remember this to the last card.
line-broken-vengeful-2 = You broke your word to me, { $name }. You will hear from me.

# $name has attacked the bot.
line-attacked-1 = That was me you hit, { $name }.
line-attacked-2 = I saw that, { $name }.
line-attacked-calm-1 = Was that necessary, { $name }?
line-attacked-calm-2 = All right, { $name }. It is a game, after all.
line-attacked-greedy-1 = I am sending you the bill, { $name }.
line-attacked-greedy-2 = You took what is mine, { $name }. With interest, next time.
line-attacked-careful-1 = I should have guarded that side, { $name }.
line-attacked-careful-2 = Noted, { $name }.
line-attacked-vengeful-1 = { $name }, you will regret that.
line-attacked-vengeful-2 = One for you, { $name }. The next one is mine.

# At the beginning, and to a greeting.
line-greeting-1 = Good evening. May the best liar win.
line-greeting-2 = Hello. Is this seat against the wall free? I like to see the door.
line-greeting-calm-1 = Good evening, everybody. Let us have a good game.
line-greeting-calm-2 = Pleased to meet you. I talk to everybody.
line-greeting-greedy-1 = Good evening. What is on offer?
line-greeting-greedy-2 = Hello. I came with empty pockets; that will change.
line-greeting-careful-1 = Good evening. I will watch for a while first.
line-greeting-careful-2 = Hello. No hurry, please.
line-greeting-vengeful-1 = Good evening. I forget nothing, good or bad.
line-greeting-vengeful-2 = Hello. Be nice to me and I am nice to you.

# At the end: $name has won.
line-congratulations-1 = Well played, { $name }.
line-congratulations-2 = Congratulations, { $name }. I want to see that again.
line-congratulations-calm-1 = A well-earned win, { $name }. Thanks for the game.
line-congratulations-calm-2 = Good game, { $name }. It was a pleasure.
line-congratulations-greedy-1 = You had the better prices, { $name }. Congratulations.
line-congratulations-greedy-2 = Congratulations, { $name }. Lend me something?
line-congratulations-careful-1 = I saw it coming, { $name }. Well done.
line-congratulations-careful-2 = Cleanly done, { $name }.
line-congratulations-vengeful-1 = Enjoy it, { $name }. Next time I remember.
line-congratulations-vengeful-2 = All right, { $name }, this one is yours.

# At the end: the bot has won.
line-won-1 = Thank you all. The next round is on me.
line-won-2 = That went my way. Another one?
line-won-calm-1 = I was lucky. Thank you for the game.
line-won-calm-2 = A close one. You played well.
line-won-greedy-1 = It was a pleasure to take your money.
line-won-greedy-2 = You could have had it cheaper.
line-won-careful-1 = Patience pays.
line-won-careful-2 = I only waited for your mistakes.
line-won-vengeful-1 = I told you I forget nothing.
line-won-vengeful-2 = That is what you get for it.

# It has not understood what was said to it.
line-unclear-1 = I do not follow. Ask me “what do you want for …?” or “… for …?”, “let us leave each other alone”, or “why?”.
line-unclear-2 = Say it more simply: “what do you want for …?”, “… for …?”, “let us leave each other alone”, “why?”. That I understand.
line-unclear-3 = That is too much for me. I understand “what do you want for …?”, “… for …?”, “let us leave each other alone” and “why?”.

# The same in a game without trade: there it understands a greeting only.
line-tradeless-1 = There are no deals in this game: I can only say hello.
line-tradeless-2 = In this game there is nothing to bargain about. A greeting I understand, no more.
line-tradeless-3 = I answer a greeting. There is nothing to agree on in this game.

# Asked why, where there is nothing to explain; asked for a deal, where none is possible now.
line-nothing-1 = There is nothing to talk about just now.
line-nothing-2 = I have said no to nothing yet.
line-nothing-3 = Ask me later.
