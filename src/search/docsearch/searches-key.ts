/** Key under which DocSearch stores recent or favourite searches. */
export const searchesKey = (kind: "RECENT" | "FAVORITE", indexName: string): string =>
  `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
