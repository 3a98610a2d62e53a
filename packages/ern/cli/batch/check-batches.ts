import { readdir } from "node:fs/promises";
import path from "node:path";

import { type CheckedFile, shorten } from "../../src";
import { counted } from "../../src/text/counted";
import type { Progress } from "../terminal";
import { checkFiles, createHasher } from "./check-files";
import { checkManifest, manifestNameOf } from "./check-manifest";
import { foldName, isTime, parseBatchId, parseReleaseFolder, whyUnsafe } from "./file-names";
import { type BatchProblem, toProblem } from "./problems";
import { type Batch, type BatchMessage, readBatch } from "./read-batch";

export interface BatchOptions {
  progress: Progress;
  /** Addresses that begin with it stand for files of the folder. */
  base?: string;
}

const folderOf = ({ path: file }: BatchMessage): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));

/** Checks the names of a delivery's folders by the choreographies for cloud storage and SFTP. */
const checkFolders = (name: string, { messages }: Batch): BatchProblem[] => {
  const problems: BatchProblem[] = [];
  const report = (message: string, remedy: string): void =>
    void problems.push(toProblem("folder-name", [message, remedy], { severity: "warning" }));
  const single = parseReleaseFolder(name);
  const time = parseBatchId(name) ?? single?.time;
  if (time !== undefined && !isTime(time))
    report(
      `The folder's name ends with ${time}, which isn't a time.`,
      "Write it as YYYYMMDDhhmmssnnn, to the millisecond.",
    );
  const isBatch = !single && messages.some((message) => folderOf(message) !== "");
  if (isBatch && time === undefined)
    report(
      `The batch's folder is named ${shorten(name)}.`,
      "Name it after its time: N_YYYYMMDDhhmmssnnn, with P, M or N for its priority.",
    );
  for (const message of messages) {
    const folder = single && folderOf(message) === "" ? single.release : folderOf(message).split("/").at(-1)!;
    const ids = [...message.releaseIds, message.id];
    if (folder !== "" && message.releaseIds.length > 0 && !ids.includes(folder.replaceAll("-", "")))
      report(
        `The folder of “${shorten(message.path)}” isn't named after its release.`,
        `Name it ${shorten(message.releaseIds[0]!)}.`,
      );
  }
  return problems;
};

/** Checks for messages about the same release, which have no order within a batch. */
const checkReleases = (messages: readonly BatchMessage[]): BatchProblem[] => {
  const first = new Map<string, BatchMessage>();
  return messages.flatMap((message) => {
    const earlier = message.releaseIds.map((id) => first.get(id)).find((found) => found !== undefined);
    for (const id of message.releaseIds) if (!first.has(id)) first.set(id, message);
    if (!earlier) return [];
    const text = `“${shorten(earlier.path)}” and “${shorten(message.path)}” are about the same release, and have no order in a batch.`;
    return [toProblem("release-twice", [text, "Send the later one in a later batch."])];
  });
};

const UNNAMED = ["No message names this file.", "Take it out of the delivery, or name it in its message."] as const;
const LINK = ["This is a link, which isn't delivered.", "Put the file itself into the folder."] as const;

/** Checks each other file of a delivery: whether anything names it, and whether its name is safe. */
const checkOthers = ({ files, links, messages, manifests, answers, unreadable }: Batch, named: ReadonlySet<string>) => {
  const known = new Set([...[...messages, ...manifests].map(({ path: file }) => file), ...answers]);
  const problems = new Map<string, BatchProblem[]>();
  const report = (file: string, problem: BatchProblem): void =>
    void problems.set(file, [...(problems.get(file) ?? []), problem]);
  for (const { path: file, why } of unreadable) {
    if (named.has(file)) continue;
    known.add(file);
    const { line, column, message, remedy } = why;
    report(file, { severity: "error", code: "unreadable", line, column, message, remedy });
  }
  const folded = new Map<string, string>();
  for (const { path: file } of files) {
    const unsafe = whyUnsafe(file);
    if (unsafe !== undefined && !named.has(file))
      report(file, toProblem("file-name", [`This name ${unsafe}.`, "Rename the file."]));
    const same = folded.get(foldName(file));
    if (same !== undefined) {
      const text = `On some systems this is the same name as “${shorten(same)}”.`;
      report(file, toProblem("file-name", [text, "Rename one of the files."]));
    }
    folded.set(foldName(file), file);
    if (!named.has(file) && !known.has(file)) report(file, toProblem("file-unnamed", UNNAMED));
  }
  for (const file of links) report(file, toProblem("link", LINK));
  return problems;
};

const toChecked = (file: string, what: string, problems: readonly BatchProblem[]): CheckedFile => {
  const count = problems.length;
  const result = `${what}: ${count > 0 ? counted(count, "problem") : "no problems found"}.`;
  return { file, checks: [{ name: "delivery", result, isFailed: false, count, problems }] };
};

const describeManifest = (name: string, { manifests }: Batch): string => {
  if (manifests.some(({ document }) => document)) return "with its manifest";
  if (manifests.length > 0) return "with an empty manifest";
  return `without a manifest; the recipient waits for ${manifestNameOf(name)}`;
};

/** Checks one batch, or the folder of one release. */
const checkBatch = async (folder: string, { progress, base }: BatchOptions): Promise<CheckedFile[]> => {
  const batch = await readBatch(folder);
  const name = path.basename(path.resolve(folder));
  const hash = createHasher(progress);
  const toFile = (below: string): string => path.join(folder, below);
  const files = new Map(batch.files.map((file) => [file.path, file]));
  const named = new Set<string>();
  const checked: CheckedFile[] = [];
  let isByFolder = base === undefined;
  for (const message of batch.messages) {
    const { problems, there, named: count, elsewhere } = await checkFiles(message, { files, hash, base });
    for (const file of there) named.add(file);
    // A web service has addresses, and no rules for folders.
    if (elsewhere > 0) isByFolder &&= elsewhere < count;
    const away = elsewhere > 0 ? `, ${elsewhere} of them at addresses, which aren't checked` : "";
    checked.push(toChecked(toFile(message.path), `The message's files (${count}${away})`, problems));
  }
  for (const manifest of batch.manifests) {
    const problems = await checkManifest(manifest, name, batch, hash);
    checked.push(toChecked(toFile(manifest.path), "Manifest", problems));
  }
  for (const [file, problems] of checkOthers(batch, named)) checked.push(toChecked(toFile(file), "File", problems));
  const ofFolder = [...(isByFolder ? checkFolders(name, batch) : []), ...checkReleases(batch.messages)];
  if (batch.messages.length === 0)
    ofFolder.push(toProblem("file-missing", ["There is no message in this folder.", "Put the messages into it."]));
  if (batch.manifests.length > 1)
    ofFolder.push(toProblem("manifest", ["The batch has several manifests.", "Leave one, in the batch's folder."]));
  const isSingle =
    parseReleaseFolder(name) !== undefined || batch.messages.every((message) => folderOf(message) === "");
  const size = `${counted(batch.messages.length, "message")} in ${counted(batch.files.length, "file")}`;
  const manifest = isSingle && batch.manifests.length === 0 ? "" : `, ${describeManifest(name, batch)}`;
  return [...checked, toChecked(folder, `The delivery as a whole (${size}${manifest})`, ofFolder)];
};

/** Checks the deliveries in a folder: those whose folders are named as batches or releases are, or else the folder itself. */
export const checkBatches = async (folder: string, options: BatchOptions): Promise<CheckedFile[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const batches = names
    .filter((name) => parseBatchId(name) !== undefined || parseReleaseFolder(name) !== undefined)
    .sort();
  const folders = batches.length > 0 ? batches.map((name) => path.join(folder, name)) : [folder];
  const checked: CheckedFile[] = [];
  for (const batchFolder of folders) checked.push(...(await checkBatch(batchFolder, options)));
  return checked;
};
