import type { SearchKind } from "../../../config/search-facets";
import { currentConfig } from "../../config/current-config";
import type { DocFields } from "./node";

/** Folders of the docs whose pages are no guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** What the search filters a doc by: its kind by the folder of its file, its version. */
export const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});
