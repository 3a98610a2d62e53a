import { distance } from "fastest-levenshtein";

import { decoded } from "./decoded";

export interface PageEntry {
  title: string;
  path: string;
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

const MIN_PREFIX = 3;

/** Returns how well one word matches another, 0 to 1: a few letters apart, or one is the beginning of the other. */
const likeness = (a: string, b: string): number => {
  const similarity = 1 - distance(a, b) / Math.max(a.length, b.length);
  if (similarity >= 0.5) return similarity;
  const isPrefix = Math.min(a.length, b.length) >= MIN_PREFIX && (a.startsWith(b) || b.startsWith(a));
  return isPrefix ? 0.6 : 0;
};

const best = (word: string, candidates: readonly string[]): number =>
  Math.max(0, ...candidates.map((candidate) => likeness(word, candidate)));

/** Returns the pages with the route and title most similar to a missing address, best first. */
export const nearestPages = (address: string, pages: readonly PageEntry[], limit = 5): PageEntry[] => {
  const wanted = words(decoded(address));
  if (wanted.length === 0) return [];
  const last = wanted.at(-1)!;
  return pages
    .map((page) => {
      const route = words(page.path);
      const all = [...route, ...words(page.title)];
      const sum =
        wanted.reduce((total, word) => total + best(word, all), 0) +
        best(last, [route.at(-1) ?? "", ...words(page.title)]);
      return { page, score: sum / (wanted.length + 1) - Math.abs(route.length - wanted.length) * 0.01 };
    })
    .filter(({ score }) => score >= 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
};
