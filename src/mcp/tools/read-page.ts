import { z } from "zod";

import { site } from "../../config/site";
import { pageKey, paths, withTrailingSlash } from "../../utils/paths";
import { ranked } from "../../utils/text/nearest";
import { builtPages, isBuiltFile, readBuilt } from "../built/built-site";
import { tool } from "./tool";

/** The address of a page's Markdown, from any way to write the page's own. */
const markdownOf = (page: string): string => {
  const { pathname } = new URL(page, site.url);
  return pathname.endsWith(".md") ? pathname : paths.markdown(withTrailingSlash(pageKey(pathname)));
};

/** Gives a page. */
export const readPage = tool({
  name: "read_page",
  title: "Read a page",
  description:
    "Gives a page of the documentation or the blog as Markdown, by its address or path (/docs/parser/overview/).",
  input: { page: z.string().min(1).describe("Address or path of the page") },
  answer: ({ page }) => {
    const address = markdownOf(page);
    const pages = builtPages();
    if (isBuiltFile(address)) return readBuilt(address);
    throw new Error(`There is no page ${page}. Most like it: ${ranked(address, pages).slice(0, 3).join(", ")}.`);
  },
});
