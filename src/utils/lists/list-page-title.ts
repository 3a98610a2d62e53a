/** Title of page `n` of a list, from 1; the first has the list's own. */
export const listPageTitle = (title: string, n: number): string => (n === 1 ? title : `${title} – page ${n}`);
