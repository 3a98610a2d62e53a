import { flattenSidebar, type SidebarLink } from "../../../utils/sidebar";
import type { ResolverContext, Resolvers } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { ListedItem, SidebarFields } from "../../registry/sidebar-node";
import type { DocFields } from "./node";
import { placeOfDoc } from "./sidebar-items";

/** Finds a doc by its id, for resolvers. */
export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });

interface Neighbours {
  breadcrumbs: readonly SidebarLink[];
  previous: SidebarLink | null;
  next: SidebarLink | null;
}

/** Returns what leads from each doc of a sidebar to others, by its id. */
const neighboursByDoc = (items: readonly ListedItem[]): ReadonlyMap<string, Neighbours> => {
  const order = flattenSidebar(items);
  const links = order.map(({ label, path }) => ({ label, path: path ?? "" }));
  const found = new Map<string, Neighbours>();
  let index = -1;
  const visit = (level: readonly ListedItem[], breadcrumbs: readonly SidebarLink[]): void => {
    for (const { docId = "", items: below } of level) {
      index += 1;
      found.set(docId, { breadcrumbs, previous: links[index - 1] ?? null, next: links[index + 1] ?? null });
      visit(below, [...breadcrumbs, links[index]!]);
    }
  };
  visit(items, []);
  return found;
};

const memory = new Map<string, { digest: string; neighbours: ReturnType<typeof neighboursByDoc> }>();

/** Returns what leads from a doc to others in the first sidebar that lists it; undefined outside all sidebars. */
const neighboursOf = async (docId: string, { nodeModel }: ResolverContext): Promise<Neighbours | undefined> => {
  const name = placeOfDoc(docId)?.sidebar;
  if (name === undefined) return undefined;
  const query = { filter: { name: { eq: name } } };
  const node = await nodeModel.findOne<SidebarFields>({ type: "Sidebar", query });
  if (!node) return undefined;
  const digest = node.internal.contentDigest;
  let known = memory.get(name);
  if (known?.digest !== digest) {
    known = { digest, neighbours: neighboursByDoc(node.items) };
    memory.set(name, known);
  }
  return known.neighbours.get(docId);
};

/** Fields that depend on a doc's location in the sidebar and on its version. */
export const docResolvers: Resolvers<DocFields> = {
  sidebar: ({ docId }) => placeOfDoc(docId)?.sidebar ?? null,
  breadcrumbs: async ({ docId }, context) => (await neighboursOf(docId, context))?.breadcrumbs ?? [],
  previous: async ({ docId }, context) => (await neighboursOf(docId, context))?.previous ?? null,
  next: async ({ docId }, context) => (await neighboursOf(docId, context))?.next ?? null,
  currentPath: async ({ docId, version }, context) => {
    const doc = version === null ? null : await findDoc(docId.slice(version.length + 1), context);
    return doc && isBuilt(doc) ? doc.path : null;
  },
};
