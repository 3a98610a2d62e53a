import type { GatsbyNode } from "gatsby";

/** What Gatsby looks for in a module: queries, static images, slices, and a page's exports besides its component. */
const SOUGHT =
  /\bgraphql\s*`|\bStaticImage\b|<Slice\b|\bgetServerData\b|export (?:const|function|async function) (?:config|Head)\b/;

/** Gatsby's command line: no page uses it, and its biggest module takes as long as all of ours. */
const COMMAND_LINE = /[\\/]node_modules[\\/]gatsby-cli[\\/]/;

/**
 * Gatsby looks for queries in each module that contains a word like "config" or "Head", which is almost all of ours.
 * Modules in which it can't find anything are passed to it as empty.
 */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({ filename, contents }) =>
  SOUGHT.test(contents) && !COMMAND_LINE.test(filename) ? undefined : ";";
