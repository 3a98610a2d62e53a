import { checkDocument } from "../../../../ern/check/check-ern";
import { childrenInSchema } from "../../../../ern/schema/schema-rules";
import { namespaceOf, versionOf } from "../../../../ern/schema/versions";
import type { ErnDiagnostic, DiagnosticCode } from "../../../../ern/types";
import { nearest } from "../../../../utils/text/nearest";
import type { Sample, SampleDiagnostic } from "../../samples/sample";
import { checkNodes, partialNodes } from "./check-nodes";
import { danglingReferences } from "./page-references";
import type { Defined } from "./page-references";
import { ernVocabulary, ownVocabularies } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";
import type { XmlDocument } from "./xml-document";

/** Marks what a sample leaves out. */
const LEFT_OUT = "…";

const toDiagnostic = ({ line, message, remedy }: ErnDiagnostic): SampleDiagnostic => ({
  line: line - 1,
  message: message.replace(/\.$/, ""),
  remedy,
});

/** Problems from the playground's checks and from those for samples. */
const findDiagnostics = ({ document }: XmlDocument): ErnDiagnostic[] => {
  const version = versionOf(document);
  const diagnostics = checkDocument(document);
  if (!version) return diagnostics;
  const isOwn = (element: string): boolean => childrenInSchema(version, element) === undefined;
  return [...diagnostics, ...checkNodes(document, ernVocabulary(version), isOwn)];
};

/** Checks an ERN message or a fragment of one. What a sample leaves out isn't reported as missing. */
export const checkErnSample = (xml: XmlDocument, defined: Defined): SampleDiagnostic[] => {
  const { document, around } = xml;
  const partial = partialNodes(document);
  const isPart = around >= 0 || partial.size > 0;
  const diagnostics = findDiagnostics(xml).filter(
    ({ code, node, from, to }) =>
      (node === undefined || node > around) &&
      document.source.slice(from, to).trim() !== LEFT_OUT &&
      !(code === "missing" && node !== undefined && partial.has(node)) &&
      !(code === "dangling-reference" && isPart),
  );
  return [...diagnostics.map(toDiagnostic), ...(isPart ? danglingReferences(document, defined) : [])];
};

/** The namespace of other vocabularies, or its placeholder in an outline. */
const VERSION_43 = ["http://ddex.net/xml/ern/43", "…"];

/** What applies to every vocabulary. */
const alike = new Set<DiagnosticCode>([
  "isrc",
  "icpn",
  "duration",
  "territory",
  "dangling-reference",
  "duplicate-reference",
  "encoding",
]);

/** Checks a message in a toolkit vocabulary that isn't ERN. */
export const checkOwnVocabulary = ({ document }: XmlDocument, allShortcodes: Vocabulary): SampleDiagnostic[] => {
  const namespace = namespaceOf(document, document.root);
  if (!VERSION_43.includes(namespace))
    return [
      { line: 0, message: `${allShortcodes.maker} has no namespace ${namespace}`, remedy: `Write ${VERSION_43[0]}.` },
    ];
  const same = checkDocument(document).filter(({ code }) => alike.has(code));
  return [...same, ...checkNodes(document, allShortcodes, () => true)].map(toDiagnostic);
};

/** The vocabulary that a code fence names, or the problem that it doesn't exist. */
export const vocabularyOf = ({ schema }: Sample): Vocabulary | SampleDiagnostic | undefined => {
  if (schema === undefined) return undefined;
  const names = [...ownVocabularies.keys()];
  return (
    ownVocabularies.get(schema) ?? {
      line: 0,
      message: `schema="${schema}" names no vocabulary of XML`,
      remedy: `Did you mean ${nearest(schema, names) ?? names.join(" or ")}? ERN itself needs no schema="…".`,
    }
  );
};
