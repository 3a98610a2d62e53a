import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import { childrenInSchema, choicesInSchema, isByAncestor, typeInSchema } from "../schema/schema-rules";
import type { NodeId } from "../types";
import { isElement, namesTo, parentOf } from "../xml/nodes";
import { checkChildren, checkChoices, isBlank, isEmpty } from "./check-children";
import { checkType, type CheckContext } from "./check-value-types";
import type { DiagnosticList } from "./diagnostic-list";

/** What a version's schema says about an element. */
const lookUpRules = ({ document, name }: Reader, version: ErnVersion, node: NodeId) => {
  const [parent, element] = [name(parentOf(document, node)), name(node)];
  const around = isByAncestor(element) ? namesTo(document, node) : undefined;
  return {
    isByAncestor: around !== undefined,
    children: childrenInSchema(version, element, parent, around),
    choices: choicesInSchema(version, parent, element),
    type: typeInSchema(version, parent, element),
  };
};

/** Returns a function that looks up an element's rules, once for each name in each parent. */
const createRules = (reader: Reader, version: ErnVersion) => {
  const { nodes } = reader.document;
  const known = new Map<number, ReturnType<typeof lookUpRules>>();
  return (node: NodeId): ReturnType<typeof lookUpRules> => {
    const key = nodes.name[node]! * nodes.names.length + nodes.name[nodes.parent[node]!]!;
    const found = known.get(key);
    if (found) return found;
    const rules = lookUpRules(reader, version, node);
    if (!rules.isByAncestor) known.set(key, rules);
    return rules;
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
  const rulesOf = createRules(reader, version);
  const context: CheckContext = {
    reader,
    version,
    diagnostics,
    unknown: isExact(version, reader) ? "error" : "warning",
  };
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node) || reader.name(node) === "") continue;
    const { children, choices, type } = rulesOf(node);
    if (type) checkType(context, node, type);
    if (type?.text === "-") checkNoText(context, node);
    if (!children || (document.nodes.after[node] === node + 1 && !isEmpty(reader, node))) continue;
    checkChildren(reader, `ERN ${version}`, node, children, diagnostics, context.unknown);
    checkChoices(reader, version, node, choices, diagnostics);
  }
};
