/** Items in pages of at most `perPage`; one empty page when there are none. */
export const paginate = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / perPage)) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
