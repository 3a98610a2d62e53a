import {
  checkAdvice,
  checkDocument,
  type ErnDiagnostic,
  type ErnDocument,
  listReferences,
  namespaceOf,
  type NodeId,
  positionAt,
  versionOf,
} from "@ddex-suite/ern";

import type { SampleDiagnostic } from "../../samples/sample";
import { checkNodes, LEFT_OUT } from "./check-nodes";
import type { Vocabulary } from "./vocabulary";

/** A parsed XML sample. */
export interface XmlDocument {
  document: ErnDocument;
  /** Nodes up to this one aren't part of the sample: they were added around a fragment. */
  wrapperLines: number;
}

const toSampleDiagnostic = ({ line, message, remedy }: ErnDiagnostic): SampleDiagnostic => ({
  line: line - 1,
  message: message.replace(/\.$/, ""),
  remedy,
});

/** Returns problems by the playground's checks and those for samples. In ERN 3, deprecations aren't problems. */
const ernDiagnostics = (document: ErnDocument): ErnDiagnostic[] => {
  const version = versionOf(document);
  const diagnostics = checkDocument(document);
  if (!version) return diagnostics;
  const hints = version.startsWith("3") ? [] : checkAdvice(document, "hint").diagnostics;
  return [...diagnostics, ...hints.filter(({ code }) => code === "deprecated"), ...checkNodes(document)];
};

/** Returns the elements that a comment `<!-- … -->` marks as having more than is shown. */
const partialNodes = ({ nodes, source }: ErnDocument): Set<NodeId> => {
  const partial = new Set<NodeId>();
  for (let node = 1; node < nodes.count; node += 1)
    if (/^<!--\s*…\s*-->$/.test(source.slice(nodes.start[node], nodes.end[node]))) partial.add(nodes.parent[node]!);
  return partial;
};

/** Returns references that no sample on the page defines, although some sample defines others of that type. */
const danglingReferences = (document: ErnDocument, samples: readonly ErnDocument[]): SampleDiagnostic[] => {
  const definitions = samples.flatMap(listReferences).filter(({ isDefinition }) => isDefinition);
  return listReferences(document).flatMap(({ kind, value, from, isDefinition }) => {
    const known = new Set(
      definitions.filter((definition) => definition.kind === kind).map((definition) => definition.value),
    );
    if (isDefinition || known.size === 0 || known.has(value)) return [];
    const message = `No ${kind} of the page has the reference ${value}`;
    const remedy = `Refer to one that is there: ${[...known].join(", ")}.`;
    return [{ line: positionAt(document, from).line - 1, message, remedy }];
  });
};

/** Checks an ERN message or fragment, which may refer to the page's others. What it leaves out isn't missing. */
export const checkErnSample = (
  { document, wrapperLines: wrapperNode }: XmlDocument,
  samples: readonly ErnDocument[],
): SampleDiagnostic[] => {
  const partial = partialNodes(document);
  const isPart = wrapperNode >= 0 || partial.size > 0;
  const diagnostics = ernDiagnostics(document).filter(
    ({ code, node, from, to }) =>
      (node === undefined || node > wrapperNode) &&
      document.source.slice(from, to).trim() !== LEFT_OUT &&
      !(code === "missing" && node !== undefined && partial.has(node)) &&
      !(code === "dangling-reference" && isPart),
  );
  return [...diagnostics.map(toSampleDiagnostic), ...(isPart ? danglingReferences(document, samples) : [])];
};

/** The namespace of other vocabularies, or its placeholder in an outline. */
const VERSION_43 = ["http://ddex.net/xml/ern/43", LEFT_OUT];

/** Codes of what applies to every vocabulary. */
const ALIKE = /^(?:isrc|icpn|duration|territory|dangling-reference|duplicate-reference|encoding)$/;

/** Checks a message in a toolkit vocabulary that isn't ERN. */
export const checkOwnVocabulary = (document: ErnDocument, vocabulary: Vocabulary): SampleDiagnostic[] => {
  const namespace = namespaceOf(document, document.root);
  if (!VERSION_43.includes(namespace))
    return [
      { line: 0, message: `${vocabulary.maker} has no namespace ${namespace}`, remedy: `Write ${VERSION_43[0]}.` },
    ];
  const same = checkDocument(document).filter(({ code }) => ALIKE.test(code));
  return [...same, ...checkNodes(document, vocabulary)].map(toSampleDiagnostic);
};
