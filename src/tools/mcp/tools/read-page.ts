import { z } from "zod";

import { site } from "../../../config/site";
import { formatClosest } from "../../../diagnostics/diagnostic";
import { toRoute } from "../../../utils/address";
import { pageKey, paths, withTrailingSlash } from "../../../utils/paths";
import { builtPages, isBuiltFile, readBuilt } from "../built/built-site";
import { tool } from "./tool";

const markdownOf = (route: string): string =>
  route.endsWith(".md") ? route : paths.markdown(withTrailingSlash(pageKey(route)));

/** Files that may contain a page's Markdown, for any spelling of its address, with or without the site's prefix. */
const markdownFiles = (page: string): string[] => {
  const { pathname } = new URL(page, site.url);
  return [...(URL.canParse(page) ? [] : [pathname]), toRoute(pathname)].map(markdownOf);
};

export const readPage = tool({
  name: "read_page",
  title: "Read a page",
  description:
    "Returns a page of the documentation or the blog as Markdown, by its address or path (/docs/parser/overview/). A long page begins with its headings, each with a cursor to read from.",
  input: { page: z.string().min(1).max(2000).describe("Address or path of the page") },
  answer: ({ page }) => {
    const files = markdownFiles(page);
    const pages = builtPages();
    const built = files.find(isBuiltFile);
    if (built) return readBuilt(built);
    throw new Error(`There is no page ${page}. Closest: ${formatClosest(files[0]!, pages)}.`);
  },
});
