type Arrows = readonly [back: string, on: string];

const ARROWS: Record<"vertical" | "horizontal", Arrows> = {
  vertical: ["ArrowUp", "ArrowDown"],
  horizontal: ["ArrowLeft", "ArrowRight"],
};

/** The item of a list that a key moves to; undefined for other keys. */
export const nextByKey = <Name extends string>(
  names: readonly Name[],
  from: string,
  key: string,
  orientation: keyof typeof ARROWS,
): Name | undefined => {
  const at = names.findIndex((name) => name === from);
  const [back, on] = ARROWS[orientation];
  if (key === "Home") return names[0];
  if (key === "End") return names.at(-1);
  if (key === on) return names[(at + 1) % names.length];
  return key === back ? names.at(at <= 0 ? -1 : at - 1) : undefined;
};
