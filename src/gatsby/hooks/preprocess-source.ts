import type { GatsbyNode } from "gatsby";

/** What Gatsby looks for in a module: queries, static images, slices, and what a page exports beside its component. */
const SOUGHT =
  /\bgraphql\s*`|\bStaticImage\b|<Slice\b|\bgetServerData\b|export (?:const|function|async function) (?:config|Head)\b/;

/** Gatsby's command line: no page has anything of it, and its biggest module takes as long as all of ours. */
const COMMAND_LINE = /[\\/]node_modules[\\/]gatsby-cli[\\/]/;

/**
 * Gatsby parses each module that has a word like "config" or "Head" in it to look for queries: here almost all. Those
 * without anything for it to find are empty to it.
 */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({ filename, contents }) =>
  SOUGHT.test(contents) && !COMMAND_LINE.test(filename) ? undefined : ";";
