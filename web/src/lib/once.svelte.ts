/** What belongs to a play, a story or a choice for as long as that lasts: made when it is first asked for. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const known = all.get(of);
    if (known) return known.made;
    // (Its effects outlive the part of the page that asks for it first.)
    $effect.root(() => {
      all.set(of, { made: make(of) });
    });
    return all.get(of)!.made;
  };
}
