import type { NodePluginArgs } from "gatsby";

import { reportErrors, reportProblems } from "../../problems/report-problems";
import { checkContent } from "./check-content";
import { rememberReported } from "./reported-links";

/** Tells what is wrong with content and links, given the routes of all pages. True: all content could be compiled. */
export const reportContent = async (
  args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType" | "reporter">,
  routes: readonly string[],
): Promise<boolean> => {
  const { errors, links } = await checkContent(args, routes);
  rememberReported(links);
  reportErrors(errors, args.reporter, "content");
  reportProblems(
    links.map(({ message }) => message),
    args.reporter,
    "links",
  );
  return errors.length === 0;
};
