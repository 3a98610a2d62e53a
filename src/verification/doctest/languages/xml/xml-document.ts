import { ErnError } from "../../../../ern/ern-error";
import { namespaceOf } from "../../../../ern/schema/versions";
import type { ErnDocument } from "../../../../ern/types";
import { localNameOf } from "../../../../ern/xml/nodes";
import { parseErn } from "../../../../ern/xml/parse-ern";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { xmlSyntax } from "./xml-syntax";

/** A sample of XML, read. */
export interface XmlDocument {
  document: ErnDocument;
  /** Its nodes up to this one are no part of the sample: what was put around a fragment. */
  around: number;
}

const ERN = /^http:\/\/ddex\.net\/xml\/(?:ern\/|\d{4}\/ern-main\/)/;

/** The document itself, the message and the element that the fragment stands in. */
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

/** Is it ERN, or one of its messages in another's words? */
export const isErn = ({ document }: XmlDocument): boolean =>
  ERN.test(namespaceOf(document, document.root)) || /^\w+Message$/.test(localNameOf(document, document.root));

const toDiagnostic = (error: unknown): SampleDiagnostic => {
  if (!(error instanceof ErnError)) throw error;
  return { line: error.line - 1, message: error.message.replace(/\.$/, ""), remedy: error.remedy };
};

/** Reads a sample, a fragment of ERN in a message of its own; gives what is wrong when it cannot be read. */
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
