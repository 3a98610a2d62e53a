import {
  type Advice,
  type AdviceKind,
  checkDocument,
  decodeErn,
  type ErnDiagnostic,
  ErnError,
  explainOtherFile,
  LIMITS,
  listTracks,
  parseErnInSlices,
  readMessage,
  shorten,
} from "@ddex-suite/ern";
import { formatMegabytes } from "@ddex-suite/ern/text/counted";

import { explainMalformed } from "./analyze";

export interface FileSummary {
  /** "ERN 4.3"; empty if unknown. */
  version: string;
  messageId: string;
  releases: number;
  tracks: number;
  diagnostics: ErnDiagnostic[] | null;
  advice?: Advice;
}

const HEAD_BYTES = 1024;

/** Returns whether a file begins with a tag in any encoding, after byte order marks and the zeros of UTF-16. */
const beginsWithTag = (head: Uint8Array): boolean =>
  head.find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte)) === "<".charCodeAt(0);

/** Fixes only apply to the open message. */
const withoutFixes = (diagnostic: ErnDiagnostic): ErnDiagnostic => ({ ...diagnostic, fixes: undefined });

interface DescribeInput {
  file: Blob;
  isChecked: boolean;
  advice: AdviceKind | "";
}

export const describeFile = async ({ file, isChecked, advice }: DescribeInput): Promise<FileSummary> => {
  if (file.size > LIMITS.sourceLength) throw new Error(`More than ${formatMegabytes(LIMITS.sourceLength)}.`);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!beginsWithTag(head)) {
    const explanation = explainOtherFile(head);
    throw new Error(
      explanation
        ? `${explanation.message} ${explanation.remedy}`
        : "This isn’t an XML file: a message begins with “<”.",
    );
  }
  const { source } = decodeErn(new Uint8Array(await file.arrayBuffer()));
  try {
    const document = await parseErnInSlices(source);
    const message = readMessage(document);
    return {
      version: message.version ? `ERN ${message.version}` : "",
      messageId: shorten(message.header?.messageId?.value ?? ""),
      releases: message.releases.length,
      tracks: listTracks(message).length,
      diagnostics: isChecked ? checkDocument(document).map(withoutFixes) : null,
      ...(isChecked &&
        advice && { advice: (await import("@ddex-suite/ern/check/check-advice")).checkAdvice(document, advice) }),
    };
  } catch (error) {
    if (!(error instanceof ErnError)) throw error;
    const { diagnostics } = explainMalformed(source, error);
    return { version: "", messageId: "", releases: 0, tracks: 0, diagnostics: diagnostics.map(withoutFixes) };
  }
};
