import type { NodePluginArgs } from "gatsby";

import { reportErrors, reportDiagnostics } from "../../diagnostics/report-diagnostics";
import type { PageSections } from "../content/page-sections";
import { checkContent } from "./check-content";
import type { OnCompiled } from "./check-content";
import { rememberReported } from "./reported-links";

/** Reports problems with content and links, given all pages' routes. Returns the sections if all content compiled. */
export const reportContent = async (
  args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType" | "reporter">,
  routes: readonly string[],
  onCompiled?: OnCompiled,
): Promise<PageSections | undefined> => {
  const { errors, links, sections } = await checkContent(args, routes, onCompiled);
  rememberReported(links);
  reportErrors(errors, args.reporter, "content");
  reportDiagnostics(
    links.map(({ message }) => message),
    args.reporter,
    "links",
  );
  return errors.length === 0 ? sections : undefined;
};
