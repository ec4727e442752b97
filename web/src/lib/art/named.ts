// A drawing may stand in a line of text, in a size of its own. With a label it speaks; without one it is decoration.

export interface Sign {
  size?: string | number;
  label?: string;
}

export function named(label?: string) {
  return label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
}
