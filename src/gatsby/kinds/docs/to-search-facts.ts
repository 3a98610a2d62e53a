import { search } from "../../../config/search";
import type { SearchKind } from "../../../config/search-facets";
import { currentConfig } from "../../config/current-config";
import type { CurrentConfig } from "../../config/current-config";
import { groupsByDoc } from "./groups-by-doc";
import type { DocFields } from "./node";

/** Folders of the docs whose pages are no guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

let memory: { sidebars: CurrentConfig["sidebars"]; groups: ReadonlyMap<string, string> } | undefined;

const currentGroups = (): ReadonlyMap<string, string> => {
  const { sidebars } = currentConfig;
  if (memory?.sidebars !== sidebars) memory = { sidebars, groups: groupsByDoc(sidebars) };
  return memory.groups;
};

/** What a doc belongs to in the search: its sidebar category, its kind by the folder of its file, its version. */
export const toSearchFacts = ({ docId, path }: DocFields) => ({
  group: currentGroups().get(docId) ?? search.groups.Doc,
  kind: folders.get(docId.split("/")[0] ?? "") ?? "guide",
  version: currentConfig.versions.find((version) => path.startsWith(`${version.path}/`))?.name ?? null,
});
