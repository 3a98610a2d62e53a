import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import type { Reporter } from "gatsby";

import { contentRoot } from "../../config/content";
import { homeUrl } from "../../config/urls";
import { ContentError } from "../../diagnostics/diagnostic";
import { lineWith } from "../../diagnostics/place-in";
import { reportDiagnostics, reportErrors, reportWarnings } from "../../diagnostics/report-diagnostics";
import type { Compiled, SearchSection } from "../../mdx/compile";
import { resolveHref } from "../../mdx/derive/resolve-links";
import { detach } from "../../utils/text/detach";
import { compiledContent } from "../compiled/compiled-content";
import { currentConfig } from "../config/all-versions";
import type { CompiledNode, ContentArgs, ContentPageNode, PageSections } from "../content/node-builder";
import { isBuilt } from "../content/pages";
import { mdxContentTypes } from "../content-types";
import { largePictures, missingImages } from "../images/check-images";
import { filesBelow } from "../locations/files-below";
import { outputs } from "../outputs";
import { type BrokenLink, brokenLinks, type LinkSource } from "./check-links";
import { rememberReported } from "./site-address";

/** Returns URLs of the site's files that aren't pages: those in static/, and those that the build creates. */
export const siteFiles = (): string[] => [
  ...(existsSync("static") ? filesBelow("static") : []),
  ...outputs.flatMap(({ files = [] }) => files),
];

/** Reports problems with content and links, given all pages' routes. Returns the sections if all content compiled. */
export const reportContent = async (
  args: ContentArgs & { reporter: Reporter },
  routes: readonly string[],
  onCompiled?: OnCompiled,
): Promise<PageSections | undefined> => {
  const { errors, links, sections } = await checkContent(args, routes, onCompiled);
  rememberReported(links);
  reportWarnings(await largePictures(contentRoot), args.reporter, "pictures");
  reportErrors(errors, args.reporter, "content");
  // Links to a page that isn't understood would be reported as broken.
  if (errors.length > 0) return undefined;
  const broken = links.map(({ message }) => message);
  reportDiagnostics(broken, args.reporter, "links");
  return sections;
};

const navigation = (): LinkSource => {
  const file = "src/config/navigation.ts";
  const links = [...currentConfig.navbarLinks, ...currentConfig.footerGroups.flatMap((group) => group.links)];
  const toLink = ({ href, label }: { href: string; label: string }) => {
    const line = lineWith(file, `label: ${JSON.stringify(label)}`);
    return { ...resolveHref(href, () => undefined), source: href, ...(line !== undefined && { line }) };
  };
  return { file, links: links.map(toLink) };
};

type OnCompiled = (compiled: Compiled, page: CompiledNode) => void;

/** Compiles every page so that all content errors show at once, and looks up the target of each link. */
export const checkContent = async (
  args: ContentArgs,
  routes: readonly string[],
  onCompiled?: OnCompiled,
): Promise<{ errors: string[]; links: BrokenLink[]; sections: PageSections }> => {
  const { getNodesByType } = args;
  const compiled = compiledContent(args);
  const nodes: CompiledNode[] = mdxContentTypes
    .flatMap(({ type }) => getNodesByType(type) as (CompiledNode & Pick<ContentPageNode, "draft">)[])
    .filter(isBuilt);
  const sources: LinkSource[] = [navigation()];
  const errors = new Set<string>();
  const found = new Map<string, readonly SearchSection[]>();
  for (const node of nodes) {
    // Open pages would lose a develop server that doesn't answer, and be told nothing more.
    await setImmediate();
    try {
      const page = await compiled(node);
      for (const message of missingImages(page.content.nodes, node)) errors.add(message);
      onCompiled?.(page, node);
      const { links, ids, sections } = page;
      const kept = detach({ links, ids, sections });
      found.set(node.id, kept.sections);
      sources.push({ file: node.file, path: node.path ?? undefined, links: kept.links, ids: kept.ids });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.add(error.message);
    }
  }
  const links = brokenLinks(sources, { routes, files: siteFiles(), siteUrl: homeUrl });
  return { errors: [...errors], links, sections: found };
};
