import { readFile } from "node:fs/promises";

import {
  decodeErn,
  type ErnDocument,
  ErnError,
  type ErnErrorDetails,
  localNameOf,
  parseErn,
  readMessage,
} from "../../src";
import { type FoundFile, readFolder } from "./read-folder";

export interface BatchMessage extends FoundFile {
  document: ErnDocument;
  id?: string;
  /** The ids of its main release, without hyphens. */
  releaseIds: string[];
  isTest?: boolean;
}

/** What is in the folder of a batch or a release. */
export interface Batch {
  files: FoundFile[];
  links: string[];
  messages: BatchMessage[];
  /** Manifests; one without a document is an empty file. */
  manifests: (FoundFile & { document?: ErnDocument })[];
  /** Messages of the choreography that aren't part of the delivery, such as acknowledgements. */
  answers: string[];
  /** Files named .xml that couldn't be read, and why. */
  unreadable: (FoundFile & { why: ErnErrorDetails })[];
}

const MANIFEST_NAME = /(?:^|\/)BatchComplete_[^/]*\.xml$/i;
const ANSWER = /Acknowledgement\w*Message$/;

const toIds = (values: readonly { value: string }[]): string[] => values.map(({ value }) => value.replaceAll("-", ""));

const toMessage = (file: FoundFile, document: ErnDocument): BatchMessage => {
  const { header, releases } = readMessage(document);
  const main = releases.find(({ isMain }) => isMain);
  const control = header?.controlType?.value;
  return {
    ...file,
    document,
    id: header?.messageId?.value,
    releaseIds: main ? toIds(main.ids) : [],
    ...(control !== undefined && { isTest: control === "TestMessage" }),
  };
};

/** Reads what is in a folder: its messages, its manifests, and the other files. */
export const readBatch = async (folder: string): Promise<Batch> => {
  const { files, links } = await readFolder(folder);
  const batch: Batch = { files, links, messages: [], manifests: [], answers: [], unreadable: [] };
  for (const file of files.filter(({ path }) => /\.xml$/i.test(path))) {
    if (file.size === 0 && MANIFEST_NAME.test(file.path)) {
      batch.manifests.push(file);
      continue;
    }
    try {
      const document = parseErn(decodeErn(new Uint8Array(await readFile(file.file))).source);
      const root = localNameOf(document, document.root);
      if (root === "ManifestMessage") batch.manifests.push({ ...file, document });
      else if (ANSWER.test(root)) batch.answers.push(file.path);
      else if (root.endsWith("Message")) batch.messages.push(toMessage(file, document));
    } catch (error) {
      if (!(error instanceof ErnError)) throw error;
      batch.unreadable.push({ ...file, why: error.toDetails() });
    }
  }
  return batch;
};
