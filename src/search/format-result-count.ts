const count = (number: number, what: string): string => `${number} ${number === 1 ? what : `${what}s`}`;

/** Numbers of search results and of the pages they are on, as "12 results on 5 pages"; the pages where they are known. */
export const formatResultCount = (results: number, pages?: number): string =>
  count(results, "result") + (pages === undefined ? "" : ` on ${count(pages, "page")}`);
