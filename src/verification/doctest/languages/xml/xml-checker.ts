import { ErnError, localNameOf, namespaceOf, parseErn } from "@ddex-suite/ern";

import type { Checker, CheckResult, PageProgram } from "../../samples/checker";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { xmlSyntax } from "../syntax";
import { checkErnSample, checkOwnVocabulary, type XmlDocument } from "./check-ern-sample";
import { vocabularyOf } from "./vocabulary";

const ERN = /^http:\/\/ddex\.net\/xml\/(?:ern\/|\d{4}\/ern-main\/)/;

/** The document itself, the message, and the element around the fragment. */
const AROUND = 2;

const wrapped = (code: string, within: string): string =>
  `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><${within}>${code}</${within}></ern:NewReleaseMessage>`;

const unnamed: SampleDiagnostic = {
  line: 0,
  message: "The XML says neither by a namespace nor by its fence what it is",
  remedy: 'Write within="…" on the fence, the ERN element that it is in, or declare a namespace.',
};

const noElement = (within: string): SampleDiagnostic => ({
  line: 0,
  message: `within="${within}" names no element`,
  remedy: "Write the name of one ERN element.",
});

/** Returns whether it's ERN, or an ERN message in another vocabulary. */
const isErn = ({ document }: XmlDocument): boolean =>
  ERN.test(namespaceOf(document, document.root)) || /^\w+Message$/.test(localNameOf(document, document.root));

const errorDiagnostic = (error: unknown): SampleDiagnostic => {
  if (!(error instanceof ErnError)) throw error;
  return { line: error.line - 1, message: error.message.replace(/\.$/, ""), remedy: error.remedy };
};

/** Parses a sample, and puts an ERN fragment into a message of its own; returns the problem if it can't be parsed. */
const parseSample = ({ code, parts: [first] }: Program): XmlDocument | SampleDiagnostic[] => {
  const syntax = xmlSyntax(code);
  if (syntax.length > 0) return syntax;
  const within = first?.within;
  if (within !== undefined && !/^\w+$/.test(within)) return [noElement(within)];
  try {
    if (within !== undefined) return { document: parseErn(wrapped(code, within)), wrapperLines: AROUND };
    const document = parseErn(code);
    return namespaceOf(document, document.root) === "" ? [unnamed] : { document, wrapperLines: -1 };
  } catch (error) {
    return within === undefined && !code.startsWith("<?xml") && first?.schema === undefined
      ? [unnamed]
      : [errorDiagnostic(error)];
  }
};

const known = new WeakMap<Program, ReturnType<typeof parseSample>>();

/** `readXml`, once for each program: samples refer to the others of their page. */
const parseSampleOnce = (program: Program): ReturnType<typeof parseSample> => {
  const xml = known.get(program) ?? parseSample(program);
  known.set(program, xml);
  return xml;
};

const judge = ({ program, page }: PageProgram): CheckResult => {
  const xml = parseSampleOnce(program);
  if (Array.isArray(xml)) return { check: "parsed", diagnostics: xml };
  const vocabulary = vocabularyOf(program.parts[0]!);
  if (vocabulary && "message" in vocabulary) return { check: "parsed", diagnostics: [vocabulary] };
  if (vocabulary) return { check: "validated", diagnostics: checkOwnVocabulary(xml.document, vocabulary) };
  if (!isErn(xml)) return { check: "parsed", diagnostics: [] };
  const samples = page.filter(({ language }) => language === "xml").map(parseSampleOnce);
  const documents = samples.flatMap((sample) => (Array.isArray(sample) ? [] : [sample.document]));
  return { check: "validated", diagnostics: checkErnSample(xml, documents) };
};

/** Checks XML: ERN, whole or in parts, by its rules; XML with another namespace only by its syntax. */
export const xmlChecker: Checker = {
  languages: ["xml"],
  check: (programs) => Promise.resolve(programs.map(judge)),
};
