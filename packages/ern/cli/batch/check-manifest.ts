import { shorten } from "../../src";
import { checkHashSum, type Hasher } from "./check-files";
import { parseBatchId } from "./file-names";
import { type Manifest, toManifest } from "./manifest";
import { type BatchProblem, toProblem } from "./problems";
import type { Batch, BatchMessage } from "./read-batch";

type Found = Batch["manifests"][number];

/** Returns the name of the manifest in a batch's folder: "BatchComplete_20251003120000000.xml". */
export const manifestNameOf = (folder: string): string => `BatchComplete_${parseBatchId(folder) ?? "ID"}.xml`;

const findMessage = (messages: readonly BatchMessage[], url: string, folder: string): BatchMessage | undefined => {
  const path = url.replace(/^(?:\.?\/)+/, "");
  return messages.find((message) => message.path === path || `${folder}/${message.path}` === path);
};

/** Checks a manifest against the messages of its batch, in a folder of this name. */
export const checkManifest = async (
  found: Found,
  folder: string,
  { messages }: Pick<Batch, "messages">,
  hash: Hasher,
): Promise<BatchProblem[]> => {
  const problems: BatchProblem[] = [];
  const { document } = found;
  const report = (from: number | undefined, message: string, remedy: string): void =>
    void problems.push(toProblem("manifest", [message, remedy], { document, from }));
  const name = found.path.slice(found.path.lastIndexOf("/") + 1);
  const right = manifestNameOf(folder);
  if (parseBatchId(folder) !== undefined && name !== right)
    report(undefined, `The manifest of the batch ${folder} is named ${shorten(name)}.`, `Name it ${right}.`);
  if (!document) return problems;

  const { isTest, rootDirectory, count, messages: entries }: Manifest = toManifest(document);
  if (rootDirectory && rootDirectory.value.replace(/^\.?\/|\/$/g, "") !== folder)
    report(
      rootDirectory.from,
      `The manifest is for the folder “${shorten(rootDirectory.value)}”, not for ${folder}.`,
      `Write ${folder}.`,
    );
  if (count && Number(count.value) !== entries.length)
    report(
      count.from,
      `The manifest says ${shorten(count.value)} and lists ${entries.length} messages.`,
      `Write ${entries.length}.`,
    );
  const seen = new Set<BatchMessage>();
  for (const { from, id, url, releaseIds, algorithm, hashSum } of entries) {
    const message = url && findMessage(messages, url.value, folder);
    if (!message) {
      report(
        url?.from ?? from,
        `“${shorten(url?.value ?? "")}” isn't a message of the batch.`,
        "Write the path of the message below the batch's folder.",
      );
      continue;
    }
    if (seen.has(message)) report(url.from, `“${shorten(url.value)}” is listed twice.`, "List each message once.");
    seen.add(message);
    if (id && message.id !== undefined && id.value !== message.id)
      report(
        id.from,
        `The message has the ID “${shorten(message.id)}”, not “${shorten(id.value)}”.`,
        "Write the MessageId of the message.",
      );
    const unknownId = releaseIds.find(({ value }) => !message.releaseIds.includes(value.replaceAll("-", "")));
    if (unknownId && message.releaseIds.length > 0)
      report(
        unknownId.from,
        `The message's release doesn't have the ID “${shorten(unknownId.value)}”.`,
        "Write an ID of its main release.",
      );
    if (isTest && message.isTest !== undefined && message.isTest !== (isTest.value === "true" || isTest.value === "1"))
      report(
        isTest.from,
        `IsTestFlag is ${shorten(isTest.value)}, but “${shorten(message.path)}” is a ${message.isTest ? "TestMessage" : "LiveMessage"}.`,
        "Put test messages and live messages into separate batches.",
      );
    const wrong = hashSum && (await checkHashSum(hash, message, algorithm, hashSum));
    if (wrong)
      problems.push(toProblem("hash-sum", wrong.text, { document, from: hashSum.from, severity: wrong.severity }));
  }
  for (const message of messages)
    if (!seen.has(message))
      report(undefined, `The manifest doesn't list “${shorten(message.path)}”.`, "Add a MessageInBatch for it.");
  return problems;
};
