import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import { rulesOf, type ElementRules } from "../schema/schema-rules";
import type { NodeId } from "../types";
import { isElement, parentOf } from "../xml/nodes";
import { isBlank, isEmpty } from "./check-children";
import { checkContent } from "./check-content";
import { checkType, type CheckContext } from "./check-value-types";
import type { DiagnosticList } from "./diagnostic-list";

/** Returns a function that looks up an element's rules; it must be called for the elements above it first. */
const createLookup = (
  { document, name }: Reader,
  version: ErnVersion,
): ((node: NodeId) => ElementRules | undefined) => {
  const { at, named, shared } = rulesOf(version);
  const types = new Int32Array(document.nodes.count).fill(-1);
  return (node) => {
    const own = name(node);
    const around = types[parentOf(document, node)]!;
    const known = around === -1 ? undefined : at(around).typeOfChild.get(own);
    const type = node === document.root ? named("", own) : (known ?? shared(own));
    types[node] = type ?? -1;
    return type === undefined ? undefined : at(type);
  };
};

/** Reports text between elements that may only contain elements. */
const checkNoText = ({ reader, version, diagnostics }: CheckContext, node: NodeId): void => {
  const { document } = reader;
  const { source, nodes } = document;
  let at = nodes.contentStart[node]!;
  for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
    if (!isBlank(source, at, nodes.start[child]!)) break;
    at = nodes.end[child]!;
  }
  const next = source.slice(at, nodes.contentEnd[node]).search(/\S/);
  if (next === -1 || source[at + next] === "<") return;
  const message = `There is text in ${reader.name(node)}, which ERN ${version} fills with elements.`;
  const end = source.indexOf("<", at);
  const remedy = "Move it into one of its elements, or remove it.";
  const to = at + source.slice(at, end).trimEnd().length;
  diagnostics.add("error", "text", { message, remedy }, node, { from: at + next, to });
};

/** The lists of 4.3 are also used for 4.3.1 and 4.3.2, and version 3 of the dictionary adds values to its sets. */
const isExact = (version: ErnVersion, { document, attribute }: Reader): boolean =>
  !/^4\.3\../.test(version) && ["3", undefined].includes(attribute(document.root, "AvsVersionId")?.value);

/** Checks elements, attributes and values against the lists of their version. */
export const checkStructure = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const lookUp = createLookup(reader, version);
  const context: CheckContext = {
    reader,
    version,
    diagnostics,
    unknown: isExact(version, reader) ? "error" : "warning",
  };
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node) || reader.name(node) === "") continue;
    const rules = lookUp(node);
    if (!rules) continue;
    checkType(context, node, rules.type);
    if (!rules.content) continue;
    checkNoText(context, node);
    if (document.nodes.after[node] === node + 1 && !isEmpty(reader, node)) continue;
    checkContent(reader, `ERN ${version}`, node, rules, diagnostics, context.unknown);
  }
};
