import type { CurrentConfig } from "../../config/current-config";
import { currentConfig } from "../../config/current-config";
import { flattenSidebar } from "../../../utils/sidebar";
import type { MarkdownFacts } from "../../registry/content-type";
import type { DocFields } from "./node";
import { toSidebarItems } from "./sidebar-items";

let memory: { sidebars: CurrentConfig["sidebars"]; places: ReadonlyMap<string, number> } | undefined;

/** Each doc's position in the reading order. */
const currentPlaces = (): ReadonlyMap<string, number> => {
  const { sidebars } = currentConfig;
  if (memory?.sidebars !== sidebars) {
    const items = flattenSidebar(Object.values(sidebars).flatMap(toSidebarItems));
    memory = { sidebars, places: new Map(items.map(({ docId }, at) => [docId, at])) };
  }
  return memory.places;
};

/** Markdown versions of docs are listed in sidebar order; docs outside every sidebar come last. */
export const toMarkdownFacts = (doc: DocFields): MarkdownFacts => ({
  order: currentPlaces().get(doc.docId) ?? Number.MAX_SAFE_INTEGER,
});
