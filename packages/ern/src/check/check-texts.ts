import type { Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import { typeInSchema } from "../schema/schema-rules";
import { formatCodePoint } from "../text/counted";
import type { NodeId } from "../types";
import { findAttribute, listAttributes } from "../xml/attributes";
import { escapeText } from "../xml/escape";
import { contentRangeOf, isElement, parentOf, textOf } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const USER_DEFINED = "UserDefined";

/** Reports a user-defined value without the value itself, or without its owner. */
const checkUserDefined = (reader: Reader, version: ErnVersion, node: NodeId, diagnostics: DiagnosticList): void => {
  const { document, name, valueOf } = reader;
  const from = listAttributes(document, node).find(({ value }) => value.trim() === USER_DEFINED);
  if (!from && valueOf(node).value !== USER_DEFINED) return;
  const allowed = typeInSchema(version, name(parentOf(document, node)), name(node))?.attributes ?? [];
  const missing = ["UserDefinedValue", "Namespace"].filter(
    (attributeName) =>
      allowed.some((rule) => rule.name === attributeName) &&
      !findAttribute(document, node, attributeName)?.value.trim(),
  );
  if (missing.length === 0) return;
  const what = from ? `${from.name} of ${name(node)}` : name(node);
  const message = `${what} is ${USER_DEFINED} without ${missing.join(" and ")}, so nobody knows which value it is.`;
  const remedy = "Write your value in UserDefinedValue, and in Namespace the DPID of the party that defines it.";
  diagnostics.addElement("hint", "user-defined", { message, remedy }, node);
};

/** Characters that nobody sees and no script needs, and those that change the direction of a text. */
const INVISIBLE = /[\u0080-\u009F\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Marks that texts need that mix directions. */
const MARKS = /[\u061C\u200E\u200F]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Reports characters that nobody sees in a name or a title. */
const checkInvisible = ({ document, name }: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const value = textOf(document, node);
  const marks = RIGHT_TO_LEFT.test(value.replace(MARKS, "")) ? [] : (value.match(MARKS) ?? []);
  const codes = [...new Set([...(value.match(INVISIBLE) ?? []), ...marks])].map(formatCodePoint);
  if (codes.length === 0) return;
  const plain = value.replace(INVISIBLE, "").replace(marks.length > 0 ? MARKS : "", "");
  const message = `${name(node)} has ${codes.length === 1 ? "a character" : "characters"} that nobody sees: ${codes.join(", ")}.`;
  const remedy = "Remove what came in by copying; a recipient may show or search the text differently.";
  const range = contentRangeOf(document, node);
  const fix = { label: `Remove ${codes.join(", ")}`, splices: [{ ...range, insert: escapeText(plain) }] };
  diagnostics.add("hint", "invisible", { message, remedy }, node, range, [fix]);
};

/** Checks texts that any type allows. */
export const checkTexts = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document, name } = reader;
  const { nodes, root, source } = document;
  const isNamed = nodes.names.map((nodeName) => /Name|Title/.test(nodeName));
  const hasOwnValues = source.includes(USER_DEFINED);
  const hasInvisible = new RegExp(`${INVISIBLE.source}|${MARKS.source}|&#`).test(source);
  if (!hasOwnValues && !hasInvisible) return;
  for (let node = root; node < nodes.count; node += 1) {
    if (!isElement(document, node) || name(node) === "") continue;
    if (hasOwnValues) checkUserDefined(reader, version, node, diagnostics);
    if (hasInvisible && isNamed[nodes.name[node]!] && nodes.after[node] === node + 1)
      checkInvisible(reader, node, diagnostics);
  }
};
