import type { SearchKind } from "../../../config/search-facets";
import { currentConfig } from "../../config/current-config";
import type { DocFields } from "./node";

/** Folders of docs that aren't guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** The search facets of a doc: `kind`, which depends on its folder, and its version. */
export const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});
