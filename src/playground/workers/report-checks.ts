import {
  type CheckedFile,
  decodeErn,
  type ErnDocument,
  formatReport,
  parseErn,
  type ReportFormat,
  withLocations,
} from "@ddex-suite/ern";

/** What was checked in a file that isn't open. */
export type FileReport = CheckedFile & { content?: Blob };

const readDocument = async (content: Blob): Promise<ErnDocument | undefined> => {
  try {
    return parseErn(decodeErn(new Uint8Array(await content.arrayBuffer())).source);
  } catch {
    // Its problems are those of a file that isn't well-formed.
    return undefined;
  }
};

const addLocations = ({ file, checks }: CheckedFile, document: ErnDocument | undefined): CheckedFile => ({
  file,
  checks: document ? withLocations(checks, document) : checks,
});

export const reportChecks = (checked: CheckedFile, document: ErnDocument | undefined, format: ReportFormat): string =>
  formatReport([addLocations(checked, document)], format);

/** Returns the report of files, which are read again if the format says where in them a problem is. */
export const reportFiles = async (files: readonly FileReport[], format: ReportFormat): Promise<string> => {
  const checked: CheckedFile[] = [];
  for (const file of files)
    checked.push(addLocations(file, format === "svrl" && file.content ? await readDocument(file.content) : undefined));
  return formatReport(checked, format);
};
