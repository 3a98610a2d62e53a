import { readFileSync } from "node:fs";

interface Page {
  title: string;
  path: string;
  file: string;
}

const MOST = 5;

/** Returns the docs that name each element in inline code, by element; those that name it most often come first. */
export const readMentions = (pages: readonly Page[]): ReadonlyMap<string, { label: string; path: string }[]> => {
  const counts = new Map<string, Map<Page, number>>();
  for (const page of pages)
    for (const [, name = ""] of readFileSync(page.file, "utf8").matchAll(/`<?([A-Z][A-Za-z]+)>?`/g)) {
      const pageCounts = counts.get(name) ?? new Map<Page, number>();
      counts.set(name, pageCounts.set(page, (pageCounts.get(page) ?? 0) + 1));
    }
  return new Map(
    [...counts].map(([name, found]) => [
      name,
      [...found]
        .sort(([page, first], [otherPage, second]) => second - first || (page.path < otherPage.path ? -1 : 1))
        .slice(0, MOST)
        .map(([{ title, path }]) => ({ label: title, path })),
    ]),
  );
};
