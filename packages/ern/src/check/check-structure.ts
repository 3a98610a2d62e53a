import { hasOtherPrefixes, type Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import { KNOWN_EDITIONS, otherEdition } from "../schema/facts";
import { type ElementRules, rulesOf } from "../schema/schema-rules";
import { isBlankRange, trimBlankRange, trimBlanks } from "../text/blanks";
import type { ErnDocument, NodeId, Range } from "../types";
import { resolveEntities } from "../xml/escape";
import { isElement, kindOf, parentOf, rangeOf } from "../xml/nodes";
import { originOf } from "../xml/reparse";
import { isEmpty } from "./check-children";
import { checkContent } from "./check-content";
import type { CheckContext } from "./check-context";
import { checkType } from "./check-value-types";
import type { DiagnosticList } from "./diagnostic-list";
import { explainInvisible } from "./written-value";

/** What is known of a document once it has been checked: the types of its elements, and those with a problem. */
interface Findings {
  version: ErnVersion;
  types: Int32Array;
  faulty: readonly NodeId[];
}

const findings = new WeakMap<ErnDocument, Findings>();

/** What is left to check in a document after a change, and the types that are known; undefined if that's all of it. */
const afterChange = (document: ErnDocument, version: ErnVersion): { types: Int32Array; left: NodeId[] } | undefined => {
  const { previous, changed } = originOf(document) ?? {};
  const found = previous && findings.get(previous);
  if (found?.version !== version || changed === undefined || hasOtherPrefixes(document)) return undefined;
  const [end, endBefore] = [document.nodes.after[changed]!, previous!.nodes.after[changed]!];
  const types = new Int32Array(document.nodes.count).fill(-1);
  types.set(found.types.subarray(0, changed + 1));
  types.set(found.types.subarray(endBefore), end);
  const left: NodeId[] = [];
  for (let node = changed; node !== 0; node = parentOf(document, node)) left.push(node);
  for (let node = changed + 1; node < end; node += 1) left.push(node);
  for (const node of found.faulty) {
    if (node < changed) left.push(node);
    else if (node >= endBefore) left.push(node + end - endBefore);
  }
  return { types, left: [...new Set(left)].sort((a, b) => a - b) };
};

/** Returns a function that looks up an element's rules; it must be called for the elements above it first. */
const createLookup = (
  { document, name }: Reader,
  version: ErnVersion,
  types: Int32Array,
): ((node: NodeId) => ElementRules | undefined) => {
  const { rulesOfType, named, shared } = rulesOf(version, name(document.root));
  return (node) => {
    const ownName = name(node);
    const parentType = types[parentOf(document, node)]!;
    const known = parentType === -1 ? undefined : rulesOfType(parentType).typeOfChild.get(ownName);
    const type = node === document.root ? named("", ownName) : (known ?? shared(ownName));
    types[node] = type ?? -1;
    return type === undefined ? undefined : rulesOfType(type);
  };
};

/** The text between two offsets, unless it's white space; a no-break space and a byte order mark are text. */
const textBetween = (source: string, from: number, to: number): Range | undefined =>
  isBlankRange(source, from, to) || trimBlanks(resolveEntities(source.slice(from, to))) === ""
    ? undefined
    : trimBlankRange(source, { from, to });

const textOfSection = (document: ErnDocument, node: NodeId): Range | undefined => {
  if (isElement(document, node) || kindOf(document, node) !== "cdata") return undefined;
  const { from, to } = rangeOf(document, node);
  return textBetween(document.source, from + CDATA.length, to - "]]>".length);
};

/** The first text between the elements in an element. */
const findText = (document: ErnDocument, node: NodeId): Range | undefined => {
  const { source, nodes } = document;
  let from = nodes.contentStart[node]!;
  for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
    const text = textBetween(source, from, nodes.start[child]!) ?? textOfSection(document, child);
    if (text) return text;
    from = nodes.end[child]!;
  }
  return textBetween(source, from, nodes.contentEnd[node]!);
};

/** Reports text between elements that may only contain elements. */
const checkNoText = ({ reader, maker, diagnostics }: CheckContext, node: NodeId): void => {
  const { document } = reader;
  const text = findText(document, node);
  if (!text) return;
  const invisible = explainInvisible(document.source.slice(text.from, text.to), reader.name(node));
  if (invisible) {
    diagnostics.add("error", "white-space", invisible, node, text);
    return;
  }
  const message = `There is text in ${reader.name(node)}, which ${maker} fills with elements.`;
  const remedy = "Move it into one of its elements, or remove it.";
  diagnostics.add("error", "text", { message, remedy }, node, text);
};

const CDATA = "<![CDATA[";

const checkElement = (context: CheckContext, node: NodeId, rules: ElementRules): void => {
  const { reader } = context;
  checkType(context, node, rules.type);
  if (!rules.content) return;
  checkNoText(context, node);
  if (reader.document.nodes.after[node] === node + 1 && !isEmpty(reader, node)) return;
  checkContent(context, node, rules);
};

/**
 * Checks elements, attributes and values against the lists of their version, which must have the message. After a
 * change, only what is around it is checked, and the elements that had problems: nothing else can have one now.
 */
export const checkStructure = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const known = afterChange(document, version);
  const types = known?.types ?? new Int32Array(document.nodes.count).fill(-1);
  const lookUp = createLookup(reader, version, types);
  const named = reader.attribute(document.root, "AvsVersionId")?.value;
  const context: CheckContext = {
    reader,
    version,
    maker: `ERN ${version}`,
    diagnostics,
    unknown: "error",
    edition: otherEdition(version, named),
    unknownEdition: named !== undefined && KNOWN_EDITIONS.includes(named) ? undefined : named,
  };
  const faulty: NodeId[] = [];
  const check = (node: NodeId): void => {
    if (!isElement(document, node) || reader.name(node) === "") return;
    const rules = lookUp(node);
    if (!rules) return;
    const before = diagnostics.count;
    checkElement(context, node, rules);
    if (diagnostics.count > before) faulty.push(node);
  };
  if (known) for (const node of known.left) check(node);
  else for (let node = document.root; node < document.nodes.count; node += 1) check(node);
  findings.set(document, { version, types, faulty });
};
