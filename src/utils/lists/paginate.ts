/** Splits items into pages of at most `perPage`; without items, one empty page. */
export const paginate = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / perPage)) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
