import { search } from "../../../config/search";
import type { SearchKind } from "../../../config/search-facets";
import { allSidebars } from "../../config/all-versions";
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
  if (memory?.sidebars !== sidebars) memory = { sidebars, groups: groupsByDoc(allSidebars()) };
  return memory.groups;
};

/** What a doc belongs to in the search: its sidebar category, its kind by the folder of its file, its version. */
export const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  group: currentGroups().get(docId) ?? search.groups.Doc,
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});
