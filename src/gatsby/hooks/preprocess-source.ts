import type { GatsbyNode } from "gatsby";

/** What Gatsby looks for in a module: queries, static images, slices, and a page's exports besides its component. */
const SOUGHT =
  /\bgraphql\s*`|\bStaticImage\b|<Slice\b|\bgetServerData\b|export (?:const|function|async function) (?:config|Head)\b/;

/** Gatsby's command line: no page uses it, and its biggest module takes as long as all of ours. */
const COMMAND_LINE = /[\\/]node_modules[\\/]gatsby-cli[\\/]/;

/** Empties modules in which Gatsby can't find anything: it looks into each that contains a word like "config". */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({ filename, contents }) =>
  SOUGHT.test(contents) && !COMMAND_LINE.test(filename) ? undefined : ";";
