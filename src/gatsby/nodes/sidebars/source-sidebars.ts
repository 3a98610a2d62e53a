import type { Node, NodePluginArgs } from "gatsby";

import { docsSidebarLabel } from "../../../config/sidebars";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import { paths } from "../../../utils/paths";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars, currentConfig } from "../../config/all-versions";
import { isBuilt } from "../../content/pages";
import { contentTypes } from "../../content-types";
import type { DocNode } from "../../content-types/docs/node";
import { placeOfDoc, type SidebarItemFields, toSidebarItems } from "../../content-types/docs/sidebar-items";
import { dataNodeCreator } from "../../registry/node-type";
import { type ListedItem, listedItem, type SidebarFields } from "../../registry/sidebar-node";
import { nodeTypes } from "..";
import { shapeDiagnostics } from "./check";

type Docs = ReadonlyMap<string, DocNode>;

/** Returns the items of docs that are built, with label and route, and with the built docs below them. */
const docItems = (items: readonly SidebarItemFields[], docs: Docs): ListedItem[] =>
  items.flatMap(({ docId, label, collapsed, items: below }) => {
    const doc = docs.get(docId);
    if (!doc || !isBuilt(doc)) return [];
    const { sidebarLabel, path } = doc;
    return [listedItem({ docId, label: label ?? sidebarLabel, path, collapsed, items: docItems(below, docs) })];
  });

const docsSidebars = (docs: Docs): SidebarFields[] =>
  Object.entries(allSidebars()).map(([name, entries]) => {
    const items = docItems(toSidebarItems(entries), docs);
    const first = flattenSidebar(items).find(({ docId = "" }) => placeOfDoc(docId)?.sidebar === name);
    return { name, label: docsSidebarLabel, heading: null, find: null, home: first?.path ?? paths.docs(), items };
  });

type Args = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNodesByType" | "reporter">;

/** Creates the nodes of all sidebars from the config and the current nodes; reports invalid sidebars. */
export const sourceSidebars = (args: Args): void => {
  const diagnostics = shapeDiagnostics(currentConfig.sidebars);
  reportErrors(diagnostics, args.reporter, "sidebars");
  if (diagnostics.length > 0) return;
  const docs = new Map((args.getNodesByType("Doc") as DocNode[]).map((doc) => [doc.docId, doc]));
  const ofNodes = [...contentTypes, ...nodeTypes].flatMap(({ sidebar }) =>
    sidebar ? [{ ...sidebar, items: sidebar.items(args) }] : [],
  );
  const all = [...docsSidebars(docs), ...ofNodes];
  const old = new Map((args.getNodesByType("Sidebar") as (Node & SidebarFields)[]).map((node) => [node.name, node]));
  const create = dataNodeCreator(args);
  for (const sidebar of all) {
    const digest = args.createContentDigest(sidebar);
    // Develop would create the pages again after each node.
    if (old.get(sidebar.name)?.internal.contentDigest !== digest) void create("Sidebar", sidebar.name, { ...sidebar });
    old.delete(sidebar.name);
  }
  for (const node of old.values()) args.actions.deleteNode(node);
};
