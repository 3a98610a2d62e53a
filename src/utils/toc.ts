export interface TocHeading {
  depth: number;
  id: string;
  html: string;
}

export interface TocItem {
  id: string;
  html: string;
  items: TocItem[];
}

/** Returns headings between two levels as a tree; a heading goes under the nearest shallower one before it. */
export const toTocTree = (headings: readonly TocHeading[], minLevel: number, maxLevel: number): TocItem[] => {
  const root: TocItem[] = [];
  const open: { depth: number; item: TocItem }[] = [];
  for (const { depth, id, html } of headings) {
    if (depth < minLevel || depth > maxLevel) continue;
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop();
    const item: TocItem = { id, html, items: [] };
    (open.at(-1)?.item.items ?? root).push(item);
    open.push({ depth, item });
  }
  return root;
};

/** Returns the ids of all headings in a tree, in reading order. */
export const flattenToc = (items: readonly TocItem[]): string[] =>
  items.flatMap(({ id, items: children }) => [id, ...flattenToc(children)]);
