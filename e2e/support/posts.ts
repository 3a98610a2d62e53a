import { readFileSync } from "node:fs";
import path from "node:path";

import { postRoutes } from "./routes";

interface Post {
  path: string;
  title: string;
  /** In UTC, as in "2026-11-17T00:00:00.000Z". */
  date: string;
  unlisted: boolean;
  words: number;
  authors: { name: string; path: string | null }[];
  tags: { label: string }[];
}

const readPost = (route: string): Post => {
  const file = path.resolve(__dirname, `../../public/page-data${route}page-data.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { result: { data: { post: Post } } }).result.data.post;
};

/** The built posts that lists show, newest first. */
export const posts = postRoutes
  .map(readPost)
  .filter(({ unlisted }) => !unlisted)
  .sort((a, b) => b.date.localeCompare(a.date));

export const yearOf = ({ date }: Post): string => date.slice(0, 4);

/** Returns the posts' years, without duplicates. */
export const yearsOf = (some: readonly Post[]): string[] => [...new Set(some.map(yearOf))];
