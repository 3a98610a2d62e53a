/** Title of page `n` of a list, from 1; the first page has the list's title. */
export const listPageTitle = (title: string, n: number): string => (n === 1 ? title : `${title} – page ${n}`);
