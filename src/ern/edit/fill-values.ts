import { createReader, type Reader } from "../model/reader";
import { listReferences } from "../model/references";
import type { AllowedHere } from "../schema/allowed-here";
import type { ErnDocument } from "../types";
import type { Fill } from "./to-skeleton";

/** What filled-in values take from the message. */
export interface FillContext {
  document: ErnDocument;
  reader: Reader;
  allowed: AllowedHere;
  references: () => ReturnType<typeof listReferences>;
  /** The first reference that begins with a letter, "A1". */
  reference: (letter: string) => string | undefined;
  /** An unused reference. */
  newReference: (letter: string) => string;
}

/** Reads the message lazily and only once. */
export const createFillContext = (document: ErnDocument, allowed: AllowedHere): FillContext => {
  let found: ReturnType<typeof listReferences> | undefined;
  const references = (): ReturnType<typeof listReferences> => (found ??= listReferences(document));
  return {
    document,
    reader: createReader(document),
    allowed,
    references,
    reference: (letter) =>
      references().find(({ isDefinition, value }) => isDefinition && value.startsWith(letter))?.value,
    newReference: (letter) => {
      const used = new Set(references().map(({ value }) => value));
      const next = Array.from({ length: used.size + 1 }, (_, at) => `${letter}${at + 1}`).find(
        (each) => !used.has(each),
      );
      return next!;
    },
  };
};

/** Elements that define a reference. */
const DEFINITION = /^(Party|Resource|Release|TechnicalResourceDetails|Visibility)Reference$/;

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

const createdAt = ({ document, reader }: FillContext): string => {
  const value = reader.first(document.root, "MessageHeader", "MessageCreatedDateTime")?.value ?? "";
  return /^\d{4}-\d\d-\d\dT/.test(value) ? value : "2000-01-01T00:00:00Z";
};

const oneOf = (values: readonly string[], kind: string): string =>
  [FIXED[kind], ...PLAIN].find((value) => value !== undefined && values.includes(value)) ?? values[0]!;

/** A value that satisfies the schema, for the reader to correct; "" if any text will do, and undefined if there's nothing to refer to. */
export const placeholder = (context: FillContext, ...[element, attribute]: Parameters<Fill>): ReturnType<Fill> => {
  const { document, allowed, reference } = context;
  const kind = allowed.kind(element, attribute) ?? "string";
  const values = allowed.values(element, attribute);
  if (values.length > 0) return oneOf(values, kind);
  if (FIXED[kind] !== undefined) return FIXED[kind];
  if (kind === "dateTime") return createdAt(context);
  if (kind === "date") return createdAt(context).slice(0, 10);
  if (kind === "year") return createdAt(context).slice(0, 4);
  if (kind === "dpid") return /PADPIDA\w+/.exec(document.source)?.[0] ?? "PADPIDA0";
  return kind.startsWith("reference") ? reference(kind.slice(-1)) : "";
};

/** Fills skeletons with such values, and with new references for elements that define one. */
export const fillFrom =
  (context: FillContext): Fill =>
  (element, attribute) => {
    const kind = context.allowed.kind(element, attribute) ?? "string";
    const isNew = attribute === undefined && DEFINITION.test(element.at(-1)!) && kind.startsWith("reference");
    return isNew ? context.newReference(kind.slice(-1)) : placeholder(context, element, attribute);
  };
