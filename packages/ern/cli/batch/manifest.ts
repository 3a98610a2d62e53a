import type { ErnDocument } from "../../src";
import { createChildReader, type LocatedValue } from "./delivered-files";

export interface ListedMessage {
  /** Where its entry begins. */
  from: number;
  id?: LocatedValue;
  /** Its path below the batch's folder. */
  url?: LocatedValue;
  releaseIds: LocatedValue[];
  algorithm?: string;
  hashSum?: LocatedValue;
}

export interface Manifest {
  isTest?: LocatedValue;
  rootDirectory?: LocatedValue;
  count?: LocatedValue;
  messages: ListedMessage[];
}

/** Returns the manifest in a `ManifestMessage` of any version of the choreography, by its elements' local names. */
export const toManifest = (document: ErnDocument): Manifest => {
  const { all, find, read } = createChildReader(document);
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
