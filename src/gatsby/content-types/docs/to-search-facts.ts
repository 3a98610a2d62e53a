import type { SearchKind } from "../../../config/search-facets";
import { currentConfig } from "../../config/current-config";
import type { DocFields } from "./node";

/** Folders of docs that aren't guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** The search filters of a doc: the content type, which depends on its folder, and the version. */
export const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});
