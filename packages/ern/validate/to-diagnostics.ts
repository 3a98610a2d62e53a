import type { ErrorDetail } from "libxml2-wasm";

import {
  type AllowedHere,
  choiceAt,
  contentRangeOf,
  type ErnDocument,
  FillContext,
  findAttribute,
  type Fix,
  fixLacking,
  fixLackingAttributes,
  LIMITS,
  nameOf,
  type NodeId,
  numberingBy,
  parentOf,
  parseErn,
  pathOf,
  positionAt,
  type Range,
  rangeOf,
  shorten,
  shortenValues,
} from "../src";
import { explain } from "./explain";
import type { ValidationDiagnostic, Verdict } from "./types";

/** A list of values may have hundreds of them. */
const ORIGINAL_LENGTH = 300;

type Detail = Pick<ErrorDetail, "message" | "xpath" | "level">;

/** The libxml2 level for problems of its own, not of the message. */
const WARNING = 1;

/** Returns whether a problem repeats the one before: libxml2 reports a violated facet, then that the type is wrong. */
const isRepeated = ({ message, xpath }: Detail, before: Detail | undefined): boolean =>
  before?.xpath === xpath &&
  / is not a valid value of the /.test(message) &&
  before?.message.includes("[facet ") === true;

const createFixing = (
  document: ErnDocument,
  allowed: AllowedHere | undefined,
): ((entry: string | undefined, node: NodeId) => Fix[]) => {
  if (!allowed) return () => [];
  const context = new FillContext(document, allowed);
  return (entry, node) => {
    if (entry === "xsd-missing-child") return fixLacking(context, node);
    if (entry === "xsd-attribute-required") return fixLackingAttributes(context, node);
    return entry?.startsWith("xsd-not-expected") ? fixLacking(context, parentOf(document, node)) : [];
  };
};

/** Returns the problems that libxml2 reports; it gives no column, so the source range is that of the element's path. */
export const toDiagnostics = (
  source: string,
  details: readonly Detail[],
  allowed?: AllowedHere,
): Pick<Verdict, "diagnostics" | "count"> => {
  const document = parseErn(source);
  const fixesOf = createFixing(document, allowed);
  const reported = details
    .filter(({ level }) => level > WARNING)
    .filter((detail, index, all) => !isRepeated(detail, all[index - 1]));
  const diagnostics = reported
    .slice(0, LIMITS.diagnostics)
    .map(({ message: original, xpath = "" }): ValidationDiagnostic => {
      const { isOfText = false, attribute, ...words } = explain(original);
      const place = { attribute, ...resolveLocation(document, xpath) };
      const fixes = fixesOf(words.entry, place.node);
      const choice = isOfText ? choiceAt(document, allowed, place.node, place.attribute) : undefined;
      const { from, to } = rangeOfLocation(document, place, isOfText);
      const path = pathOf(document, place.node) + (place.attribute ? `/@${place.attribute}` : "");
      return {
        source: "schema",
        severity: "error",
        ...words,
        message: shortenValues(words.message),
        remedy: shortenValues(words.remedy),
        ...(fixes.length > 0 && { fixes }),
        ...(choice && { choice }),
        original: shorten(original.trim(), ORIGINAL_LENGTH),
        path,
        from,
        to,
        ...positionAt(document, from),
      };
    });
  return { diagnostics: diagnostics.sort((a, b) => a.from - b.from), count: reported.length };
};

const STEP = /^([^[\]]+)(?:\[(\d+)\])?$/;

const numberedByName = numberingBy((document) => (node) => nameOf(document, node));
const numberedInAll = numberingBy(() => () => "*");

interface Place {
  node: NodeId;
  attribute?: string;
}

/** The element of a libxml2 path, whose steps count the children of a name, or all if it's a star. */
const resolveLocation = (document: ErnDocument, xpath: string): Place => {
  let node: NodeId = 0;
  for (const step of xpath.split("/").filter(Boolean)) {
    if (step.startsWith("@")) return { node, attribute: step.slice(1) };
    const [, name = "*", number = "1"] = STEP.exec(step) ?? [];
    const numbering = name === "*" ? numberedInAll(document) : numberedByName(document);
    const next: NodeId | undefined = numbering.childAt(node, name, Number(number));
    if (next === undefined) break;
    node = next;
  }
  return { node: node || document.root };
};

/** The source range to show for a location: the value if the problem is about that, otherwise the attribute or the element's opening tag. */
const rangeOfLocation = (document: ErnDocument, { node, attribute }: Place, isOfText: boolean): Range => {
  const written = attribute === undefined ? undefined : findAttribute(document, node, attribute);
  if (written) return isOfText ? written.range : { from: written.from, to: written.to };
  const content = contentRangeOf(document, node);
  const isShown = isOfText && content.to > content.from;
  return isShown ? content : { from: rangeOf(document, node).from, to: content.from };
};
