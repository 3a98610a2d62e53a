import type { ErnDocument } from "../../src";
import { createChildren, type Named } from "./delivered-files";

/** A message that a manifest lists. */
export interface ListedMessage {
  /** Where its entry begins. */
  from: number;
  id?: Named;
  /** Its path below the batch's folder. */
  url?: Named;
  releaseIds: Named[];
  algorithm?: string;
  hashSum?: Named;
}

export interface Manifest {
  isTest?: Named;
  rootDirectory?: Named;
  count?: Named;
  messages: ListedMessage[];
}

/** Reads a `ManifestMessage` of any version of the choreography, by the local names of its elements. */
export const readManifest = (document: ErnDocument): Manifest => {
  const { all, find, read } = createChildren(document);
  const { root } = document;
  return {
    isTest: read(root, "IsTestFlag"),
    rootDirectory: read(root, "RootDirectory"),
    count: read(root, "NumberOfMessages"),
    messages: all(root, "MessageInBatch").map((entry) => {
      const ids = all(entry, "IncludedReleaseId");
      const sum = find(entry, "HashSum");
      return {
        from: document.nodes.start[entry]!,
        id: read(entry, "MessageId"),
        url: read(entry, "URL"),
        releaseIds: ids.flatMap((id) =>
          ["GRid", "ICPN", "ISRC", "CatalogNumber", "ProprietaryId"].flatMap((name) => read(id, name) ?? []),
        ),
        algorithm: (read(sum, "Algorithm") ?? read(sum, "HashSumAlgorithmType"))?.value,
        hashSum: read(sum, "HashSumValue") ?? read(sum, "HashSum"),
      };
    }),
  };
};
