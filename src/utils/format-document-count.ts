/** A number of search results as "One document found" or "4 documents found". */
export const formatDocumentCount = (count: number): string =>
  count === 1 ? "One document found" : `${count} documents found`;
