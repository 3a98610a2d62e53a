import { ErnError } from "../../../../ern/ern-error";
import { namespaceOf } from "../../../../ern/schema/versions";
import type { ErnDocument } from "../../../../ern/types";
import { localNameOf } from "../../../../ern/xml/nodes";
import { parseErn } from "../../../../ern/xml/parse-ern";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { xmlSyntax } from "./xml-syntax";

/** A parsed XML sample. */
export interface XmlDocument {
  document: ErnDocument;
  /** Nodes up to this one aren't part of the sample: they were added around a fragment. */
  around: number;
}

const ERN = /^http:\/\/ddex\.net\/xml\/(?:ern\/|\d{4}\/ern-main\/)/;

/** The document itself, the message, and the element around the fragment. */
const AROUND = 2;

const wrapped = (code: string, within: string): string =>
  `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><${within}>${code}</${within}></ern:NewReleaseMessage>`;

const unnamed: SampleDiagnostic = {
  line: 0,
  message: "The XML says neither by a namespace nor by its fence what it is",
  remedy: 'Write within="…" on the fence, the ERN element that it stands in, or declare a namespace.',
};

const noElement = (within: string): SampleDiagnostic => ({
  line: 0,
  message: `within="${within}" names no element`,
  remedy: "Write the name of one ERN element.",
});

/** Is it ERN, or an ERN message in another vocabulary? */
export const isErn = ({ document }: XmlDocument): boolean =>
  ERN.test(namespaceOf(document, document.root)) || /^\w+Message$/.test(localNameOf(document, document.root));

const toDiagnostic = (error: unknown): SampleDiagnostic => {
  if (!(error instanceof ErnError)) throw error;
  return { line: error.line - 1, message: error.message.replace(/\.$/, ""), remedy: error.remedy };
};

/** Parses a sample, and puts an ERN fragment into a message of its own; returns the problem if it can't be parsed. */
export const readXml = ({ code, parts: [first] }: Program): XmlDocument | SampleDiagnostic[] => {
  const syntax = xmlSyntax(code);
  if (syntax.length > 0) return syntax;
  const within = first?.within;
  if (within !== undefined && !/^\w+$/.test(within)) return [noElement(within)];
  try {
    if (within !== undefined) return { document: parseErn(wrapped(code, within)), around: AROUND };
    const document = parseErn(code);
    return namespaceOf(document, document.root) === "" ? [unnamed] : { document, around: -1 };
  } catch (error) {
    return within === undefined && !code.startsWith("<?xml") && first?.schema === undefined
      ? [unnamed]
      : [toDiagnostic(error)];
  }
};
