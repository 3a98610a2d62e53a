import type { Fix, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { childNames, namesTo } from "../xml/nodes";
import type { FillContext } from "./fill-context";
import { insertionsOf } from "./insertion";
import { attributeInsertionOf } from "./node-edits";
import { type Fill, toSkeleton } from "./to-skeleton";

const FIXED: Readonly<Record<string, string>> = {
  boolean: "false",
  integer: "1",
  decimal: "0",
  duration: "PT0S",
  territory: "Worldwide",
  language: "en",
  languageCode: "en",
  corner: "0,0",
  CurrencyCode: "EUR",
  ParentalWarningType: "NoAdviceAvailable",
  DisplayArtistRole: "MainArtist",
  ArtistRole: "MainArtist",
};

/** From a list of values, the most neutral ones are taken first. */
const PLAIN = ["Unknown", "Worldwide"];

const creationTime = ({ document, reader }: FillContext): string => {
  const value = reader.first(document.root, "MessageHeader", "MessageCreatedDateTime")?.value ?? "";
  return /^\d{4}-\d\d-\d\dT/.test(value) ? value : "2000-01-01T00:00:00Z";
};

const neutralValue = (values: readonly string[], kind: string): string =>
  [FIXED[kind], ...PLAIN].find((value) => value !== undefined && values.includes(value)) ?? values[0]!;

/** Returns a value that satisfies the schema; "" if any text will do, undefined if there's nothing to refer to. */
export const placeholder = (context: FillContext, ...[element, attribute]: Parameters<Fill>): ReturnType<Fill> => {
  const { allowed } = context;
  const kind = allowed.kind(element, attribute) ?? "string";
  const values = allowed.values(element, attribute);
  if (values.length > 0) return neutralValue(values, kind);
  if (FIXED[kind] !== undefined) return FIXED[kind];
  if (kind === "dateTime") return creationTime(context);
  if (kind === "date") return creationTime(context).slice(0, 10);
  if (kind === "year") return creationTime(context).slice(0, 4);
  if (kind === "dpid") return context.dpid() ?? "PADPIDA0";
  return kind.startsWith("reference") ? context.reference(kind.slice(-1)) : "";
};

/** Returns a function that fills skeletons with such values, and with new references for elements that define one. */
export const fillFromMessage =
  (context: FillContext): Fill =>
  (element, attribute) => {
    const kind = context.allowed.kind(element, attribute) ?? "string";
    const isNew = attribute === undefined && context.allowed.definesReference(element);
    return isNew ? context.newReference(kind.slice(-1)) : placeholder(context, element, attribute);
  };

/** The number of names that fit on a button. */
const NAMED = 3;

const formatLabel = (names: readonly string[]): string =>
  names.length > NAMED
    ? `Add ${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`
    : `Add ${names.join(", ")}`;

/** Adds what an element lacks, with everything that requires; empty if there's nothing to refer to. */
export const fixLacking = (context: FillContext, node: NodeId): Fix[] => {
  const { document, allowed } = context;
  const elementNames = namesTo(document, node);
  const present = childNames(document, node);
  const lacking = (allowed.lacking(elementNames, present) ?? []).filter(({ isMisplaced }) => !isMisplaced);
  const added = lacking.flatMap(({ name, index }) => {
    const skeleton = toSkeleton(allowed, elementNames, name, fillFromMessage(context));
    return skeleton ? [[index, skeleton] as const] : [];
  });
  if (added.length === 0 || added.length < lacking.length) return [];
  return [{ label: formatLabel(lacking.map(({ name }) => name)), splices: insertionsOf(document, node, added) }];
};

/** Adds the attributes that an element lacks; empty if no value is known for one of them. */
export const fixLackingAttributes = (context: FillContext, node: NodeId): Fix[] => {
  const { document, allowed } = context;
  const names = namesTo(document, node);
  const present = listAttributes(document, node).map(({ name }) => name);
  const added = allowed
    .attributes(names)
    .filter(({ name, required }) => required && !present.includes(name))
    .map(({ name }) => [name, placeholder(context, names, name) ?? ""] as const);
  if (added.length === 0 || added.some(([, value]) => value === "")) return [];
  const label = formatLabel(added.map(([name, value]) => `${name}="${value}"`));
  return [{ label, splices: [attributeInsertionOf(document, node, added)] }];
};
