import type { VersionPaths } from "../../../utils/versions";
import { allVersions } from "../../config/all-versions";
import type { DocFields } from "./node";

type VersionedDoc = Pick<DocFields, "docId" | "path" | "version">;

const idInVersion = ({ docId, version }: VersionedDoc): string =>
  version === null ? docId : docId.slice(version.length + 1);

/** Returns the routes of each doc in the versions that have it; undefined for a doc that only one has. */
export const toVersionPaths = (docs: readonly VersionedDoc[]): (VersionPaths | undefined)[] => {
  const current = allVersions().find(({ isLast }) => isLast)?.name ?? "";
  const all = new Map<string, Record<string, string>>();
  for (const doc of docs) {
    const id = idInVersion(doc);
    all.set(id, { ...all.get(id), [doc.version ?? current]: doc.path });
  }
  return docs.map((doc) => {
    const versionPaths = all.get(idInVersion(doc))!;
    return Object.keys(versionPaths).length > 1 ? versionPaths : undefined;
  });
};
