// Outlines made of arcs: a ring names its arcs in order, one that is walked backwards as its complement (~number).

/** The rings around everything whose label `belongs`, outlines and holes alike, the longest first. */
export function ringsOf(arcs, belongs) {
  const pieces = arcs.flatMap(({ left, right, points }, i) => {
    if (belongs(left) === belongs(right)) return [];
    return [belongs(left) ? { ref: i, points } : { ref: ~i, points: points.toReversed() }];
  });
  const starting = {};
  for (const piece of pieces) (starting[keyOf(piece.points[0])] ??= []).push(piece);
  const used = new Set();
  const rings = [];
  for (const first of pieces) {
    if (used.has(first)) continue;
    const ring = [first];
    used.add(first);
    while (keyOf(ring[0].points[0]) !== keyOf(ring.at(-1).points.at(-1))) {
      const next = sharpest(
        ring.at(-1),
        starting[keyOf(ring.at(-1).points.at(-1))].filter((piece) => !used.has(piece)),
      );
      used.add(next);
      ring.push(next);
    }
    rings.push(ring);
  }
  const length = (ring) => ring.reduce((sum, { points }) => sum + points.length, 0);
  return rings.sort((one, other) => length(other) - length(one)).map((ring) => ring.map(({ ref }) => ref));
}

const keyOf = ([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Where two corners of one land touch, the ring turns so that it does not cross itself. */
function sharpest({ points }, candidates) {
  if (candidates.length === 1) return candidates[0];
  const [before, here] = points.slice(-2);
  const back = Math.atan2(before[1] - here[1], before[0] - here[0]);
  const turn = ({ points: [, ahead] }) => {
    const angle = Math.atan2(ahead[1] - here[1], ahead[0] - here[0]) - back;
    return angle > 1e-9 ? angle : angle + 2 * Math.PI;
  };
  return candidates.reduce((best, candidate) => (turn(candidate) < turn(best) ? candidate : best));
}
