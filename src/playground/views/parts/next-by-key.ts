const ARROWS = { vertical: ["ArrowUp", "ArrowDown"], horizontal: ["ArrowLeft", "ArrowRight"] } as const;

/** Returns the item of a list that a key moves to; undefined for other keys. */
export const nextByKey = <Item>(
  items: readonly Item[],
  from: Item,
  key: string,
  orientation: keyof typeof ARROWS,
): Item | undefined => {
  const index = items.indexOf(from);
  const [back, on] = ARROWS[orientation];
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key === on) return items[(index + 1) % items.length];
  return key === back ? items.at(index <= 0 ? -1 : index - 1) : undefined;
};
