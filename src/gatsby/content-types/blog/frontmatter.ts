import { z } from "zod";

import { pageFrontmatter } from "../../../diagnostics/frontmatter";

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|z|[+-]\d\d:\d\d))?$/;

/** Is the text an ISO day, or an ISO time with its zone, that the calendar has? */
const isDate = (text: string): boolean => {
  const [, year = "", month = "", day = ""] = ISO.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return (
    year !== "" &&
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() === Number(month) - 1 &&
    !isNaN(Date.parse(text))
  );
};

/** The frontmatter of a post; its field docs are the writer's reference. */
export const postFrontmatter = pageFrontmatter.omit({ sidebarLabel: true }).extend({
  /** Day of publication, or time with its zone; UTC. */
  date: z.string().refine(isDate, {
    error: "no date that there is",
    params: { remedy: "Write a day like 2025-09-22, or a time with its zone like 2025-12-31T23:30:00Z" },
  }),
  /** Keys of content/authors. */
  authors: z.array(z.string().min(1)).min(1),
  /** Keys of content/tags.yaml. */
  tags: z.array(z.string().min(1)).default([]),
  /** Has a page, but stands in no list, feed or sitemap. */
  unlisted: z.boolean().default(false),
});
