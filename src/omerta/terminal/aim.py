"""What one plays for, on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from omerta.games.aim import AimCard, Choice
from omerta.text.phrases import Phrase, SeatName, Voice

TRACK = 40  # characters wide


def aim_on_screen(card: AimCard, voice: Voice) -> RenderableType:
    aim = card.aim
    ends = Styled(voice.say(aim.ends))
    if aim.rule:
        ends.append(f" {aim.rule}", style="dim")
    parts: list[RenderableType] = [Styled(voice.say(aim.headline), style="bold"), ends]
    if card.standing is not None:
        parts.append(voice.say(card.standing))
    parts += [*track(card, voice), ""]
    for way in aim.ways:
        params = {"name": way.name, "worth": way.worth, "how": way.how}
        said = voice.text("aim-way", {key: voice.say(part) for key, part in params.items()})
        parts.append(cited(said, way.rule))
    if aim.this_round is not None:
        parts += ["", Styled(voice.say(aim.this_round), style="italic")]
    if card.now:
        parts += ["", Styled(voice.text("aim-now"), style="bold")]
        parts += [cited(choice_in_words(each, voice), each.rule) for each in card.now]
    return Group(*parts)


def track(card: AimCard, voice: Voice) -> list[Styled]:
    """Everybody's figure as a bar; those the reader may not see are left out."""
    known = [at for at in card.aim.track if at is not None]
    end = max([card.aim.goal or 0, *known, 1])
    lines = []
    for seat, (at, figure) in enumerate(zip(card.aim.track, card.figures, strict=True)):
        if at is None or figure is None:
            continue
        filled = round(TRACK * at / end)
        line = Styled("█" * filled + "░" * (TRACK - filled), style="dim")
        said = voice.say(Phrase("labelled", {"label": SeatName(seat), "what": figure}))
        line.append(f" {said}", style="not dim")
        lines.append(line)
    return lines


def choice_in_words(choice: Choice, voice: Voice) -> str:
    if choice.name is None or choice.how is None:
        return voice.say(choice.name or choice.how or "")
    params = {"name": voice.say(choice.name), "how": voice.say(choice.how)}
    return voice.text("aim-choice", params)


def cited(said: str, rule: str) -> Styled:
    return Styled(f"· {said}").append(f" {rule}", style="dim")
