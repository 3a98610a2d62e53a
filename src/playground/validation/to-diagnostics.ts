import type { ErrorDetail } from "libxml2-wasm";

import { createFillContext } from "../../ern/edit/fill-values";
import { mendLacking, mendLackingAttributes } from "../../ern/edit/fix-lacking";
import { LIMITS } from "../../ern/limits";
import type { AllowedHere } from "../../ern/schema/allowed-here";
import type { ErnDocument, Mend, NodeId } from "../../ern/types";
import { parentOf, positionAt } from "../../ern/xml/nodes";
import { parseErn } from "../../ern/xml/parse-ern";
import { pathOf } from "../../ern/xml/paths";
import { explain } from "./explain";
import { findPlace, rangeOfPlace } from "./find-location";
import type { Finding, Verdict } from "./types";

/** A list of values may have hundreds of them. */
const ORIGINAL_LENGTH = 300;

const shortened = (text: string): string =>
  text.length > ORIGINAL_LENGTH ? `${text.slice(0, ORIGINAL_LENGTH)}…` : text;

type Detail = Pick<ErrorDetail, "message" | "xpath" | "level">;

/** libxml2's level of what is wrong with itself, not with the message. */
const WARNING = 1;

/** Of a value that breaks a facet libxml2 says once more that it is none of its type. */
const isSaidBefore = ({ message, xpath }: Detail, before: Detail | undefined): boolean =>
  before?.xpath === xpath &&
  / is not a valid value of the /.test(message) &&
  before?.message.includes("[facet ") === true;

/** Gives what puts a finding of an entry right that is about an element. */
const createMending = (
  document: ErnDocument,
  allowed: AllowedHere | undefined,
): ((entry: string | undefined, node: NodeId) => Mend[]) => {
  if (!allowed) return () => [];
  const context = createFillContext(document, allowed);
  return (entry, node) => {
    if (entry === "xsd-missing-child") return mendLacking(context, node);
    if (entry === "xsd-attribute-required") return mendLackingAttributes(context, node);
    return entry?.startsWith("xsd-not-expected") ? mendLacking(context, parentOf(document, node)) : [];
  };
};

/**
 * What libxml2 finds, at its place in the source. libxml2 knows the element and no column, so the element is looked up in
 * the engine's table by its path; a line alone would not tell elements apart in a message that is one line.
 */
export const toFindings = (
  source: string,
  details: readonly Detail[],
  allowed?: AllowedHere,
): Pick<Verdict, "findings" | "count"> => {
  const document = parseErn(source);
  const mendsOf = createMending(document, allowed);
  const said = details
    .filter(({ level }) => level > WARNING)
    .filter((detail, at, all) => !isSaidBefore(detail, all[at - 1]));
  const findings = said.slice(0, LIMITS.issues).map(({ message: original, xpath = "" }): Finding => {
    const { isOfText = false, attribute, ...words } = explain(original);
    const place = { attribute, ...findPlace(document, xpath) };
    const mends = mendsOf(words.entry, place.node);
    const { from, to } = rangeOfPlace(document, place, isOfText);
    const path = pathOf(document, place.node) + (place.attribute ? `/@${place.attribute}` : "");
    return {
      source: "schema",
      severity: "error",
      ...words,
      ...(mends.length > 0 && { mends }),
      original: shortened(original.trim()),
      path,
      from,
      to,
      ...positionAt(document, from),
    };
  });
  return { findings: findings.sort((one, other) => one.from - other.from), count: said.length };
};
