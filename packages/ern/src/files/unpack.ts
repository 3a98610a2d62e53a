import type { UnzipFileInfo, unzipSync as UnzipSync } from "fflate";

import { LIMITS } from "../limits";
import { formatMegabytes, formatNumber } from "../text/counted";
import { toInnerPath } from "../text/inner-path";

type UnpackedFile = { path: string; content: File } | { path: string; problem: string };

const WANTED = /\.(?:xml|xsd|sch)$/i;
/** Files that operating systems add to archives. */
const HIDDEN = /^__MACOSX\/|(?:^|\/)\.(?!\.?[\\/])|(?:^|\/)Thumbs\.db$/;

const isListed = (name: string): boolean => !name.endsWith("/") && !HIDDEN.test(name);

type Entry = Pick<UnzipFileInfo, "name" | "originalSize">;

const whyNot = ({ name, originalSize }: Entry): string | undefined => {
  if (/\.zip$/i.test(name)) return "An archive within an archive is not opened.";
  if (toInnerPath(name) === undefined) return "Not opened: its name leads out of the archive.";
  if (!WANTED.test(name)) return "Not unpacked: its name does not end with “.xml”.";
  if (originalSize > LIMITS.sourceLength) return `More than ${formatMegabytes(LIMITS.sourceLength)}.`;
  return undefined;
};

/** The most entries of a ZIP without ZIP64; with it, an archive may claim to have billions. */
const MOST_ENTRIES = 65_535;

const listEntries = (bytes: Uint8Array, unzipSync: typeof UnzipSync): Entry[] => {
  const entries: Entry[] = [];
  let seen = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isListed(name)) entries.push({ name, originalSize });
      seen += 1;
      if (entries.length > LIMITS.files || seen > MOST_ENTRIES)
        throw new Error(`it has more than ${formatNumber(LIMITS.files)} files, the limit`);
      return false;
    },
  });
  return entries;
};

const refuseTooMuch = (entries: readonly Entry[]): void => {
  const length = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (length > LIMITS.archiveLength)
    throw new Error(`it unpacks to ${formatMegabytes(length)}; the limit is ${formatMegabytes(LIMITS.archiveLength)}`);
};

/** Returns the messages, schemas and rules of a ZIP; checks the declared sizes before it unpacks anything. */
export const unpack = async (archive: Blob): Promise<UnpackedFile[]> => {
  if (archive.size > LIMITS.archiveLength) throw new Error(`it has more than ${formatMegabytes(LIMITS.archiveLength)}`);
  const { unzipSync } = await import("fflate");
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = listEntries(bytes, unzipSync);
  refuseTooMuch(entries.filter((entry) => !whyNot(entry)));

  const unzip = (isWanted: (path: string) => boolean): Record<string, Uint8Array | undefined> => {
    try {
      return unzipSync(bytes, { filter: (entry) => isListed(entry.name) && !whyNot(entry) && isWanted(entry.name) });
    } catch {
      return {};
    }
  };
  const all = unzip(() => true);
  return entries.map((entry) => {
    const { name } = entry;
    const problem = whyNot(entry);
    const path = toInnerPath(name) ?? name;
    if (problem) return { path, problem };
    // If one file is damaged, the others are unpacked alone.
    const content = all[name] ?? unzip((candidate) => candidate === name)[name];
    if (!content) return { path, problem: "It cannot be unpacked: it is encrypted, or the archive is damaged." };
    return { path, content: new File([content as BlobPart], path.slice(path.lastIndexOf("/") + 1)) };
  });
};
