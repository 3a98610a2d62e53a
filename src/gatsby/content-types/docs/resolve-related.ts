import { readFileSync } from "node:fs";

import type { Node } from "gatsby";

import { catchContentError } from "../../../diagnostics/diagnostic";
import { parseFile } from "../../../mdx/read/parse";
import type { SidebarLink } from "../../../utils/sidebar";
import { parseSamples } from "../../../verification/doctest/samples/parse-samples";
import { toPrograms } from "../../../verification/doctest/samples/to-programs";
import type { Resolve, ResolverContext } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { ContentTools } from "../../registry/content-type";
import type { DocFields } from "./node";
import { orderOfDoc } from "./sidebar-items";
import { type Candidate, rankRelated, toUses, type Uses } from "./uses";

type Tools = Pick<ContentTools, "toolkit" | "resolveFile">;

/** How-to pages are in these sections of the docs. */
const HOW = /^(?:guides|examples)\//;
const WHAT = /^api\//;

const nothing: Uses = { called: new Set(), linked: new Set() };

/** Returns what a page's file uses at present; nothing if it's invalid, which its own compile pass reports. */
const usesOf = (file: string, { toolkit, resolveFile }: Tools): Uses => {
  const raw = readFileSync(file, "utf8");
  return catchContentError(
    () => {
      const page = {
        tree: parseFile({ file, raw }).tree,
        programs: toPrograms(parseSamples(raw, file)),
        resolveFile: (relative: string) => resolveFile(file, relative),
      };
      return toUses(page, toolkit().symbols);
    },
    () => nothing,
  );
};

const read = new Map<string, Uses>();

const cachedUses = ({ file, internal }: DocFields & Node, tools: Tools): Uses => {
  const key = [internal.contentDigest, tools.toolkit().digest].join();
  const uses = read.get(key) ?? usesOf(file, tools);
  read.set(key, uses);
  return uses;
};

const candidates = async (context: ResolverContext, tools: Tools): Promise<Candidate[]> => {
  const { entries } = await context.nodeModel.findAll<DocFields>({ type: "Doc" });
  const docs = [...entries].filter((doc) => HOW.test(doc.docId) && isBuilt(doc));
  return docs
    .sort((a, b) => orderOfDoc(a.docId) - orderOfDoc(b.docId) || a.docId.localeCompare(b.docId, "en"))
    .map((doc) => ({ label: doc.title, path: doc.path, ...cachedUses(doc, tools) }));
};

/** Returns guides and examples related to an API page: they link to it or its symbols, or their programs call these. */
export const relatedResolver =
  (tools: Tools): Resolve<DocFields> =>
  async ({ docId, path }, context): Promise<SidebarLink[]> => {
    if (!WHAT.test(docId)) return [];
    const symbols = tools.toolkit().symbols.filter(({ url }) => url.startsWith(`${path}#`));
    return rankRelated(path, symbols, await candidates(context, tools));
  };
