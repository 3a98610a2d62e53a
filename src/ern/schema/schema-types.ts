import type { ErnVersion } from "../model-types";
import { createLookup } from "./schema-table";
import { TYPES_382 } from "./types-382";
import { TYPES_4, TYPES_41, TYPES_411 } from "./types-4";
import { TYPES_42, TYPES_43 } from "./types-42";

export interface SchemaAttribute {
  name: string;
  /** The name of a text's type. */
  type: string;
  required: boolean;
}

/** The type of an element's text, and its attributes. */
export interface SchemaType {
  /**
   * "string", "boolean", "integer", "decimal", "date", "dateTime", "duration", "year", "territory", "language",
   * "languageCode", or the name of a value set; "-" if it contains elements.
   */
  text: string;
  attributes: readonly SchemaAttribute[];
}

const listOf = createLookup({
  "3.8.2": [TYPES_382],
  "4.1": [TYPES_4, TYPES_41],
  "4.1.1": [TYPES_4, TYPES_41, TYPES_411],
  "4.2": [TYPES_4, TYPES_42],
  "4.3": [TYPES_4, TYPES_42, TYPES_43],
  "4.3.1": [TYPES_4, TYPES_42, TYPES_43],
  "4.3.2": [TYPES_4, TYPES_42, TYPES_43],
});

/** The types of attributes that aren't plain text. Booleans begin with Is or Has, except for these; a value set is named after its attribute. */
const BOOLEANS =
  /^(Is|Has)[A-Z]|^(AppliesToCroppedResource|ApplyClassicalProfileVariant|DoNotDisplayDates|MayBeShared|SdrDerivationPermitted)$/;
const SETS =
  /^(AspectRatioType|CurrencyCode|LabelNameType|LabelType|LinkDescription|PLineType|ReleaseProfileVariantVersionId|ReleaseProfileVersionId|ReleaseResourceType|ResourceGroupType|SubTitleType)$/;
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["ApplicableTerritoryCode", "territory"],
  ["Format", "TextCodecType"],
  ["IdentifierType", "TerritoryCodeType"],
  ["LanguageAndScriptCode", "language"],
  ["PriceType", "PriceInformationType"],
  ["Role", "AdministratingRecordCompanyRole"],
  ["SequenceNumber", "integer"],
  ["TerritoryCode", "territory"],
  ["TitleType", "AdditionalTitleType"],
  ["UnitOfMeasure", "UnitOfBitRate"],
]);

const attributeType = (name: string): string => {
  if (SETS.test(name)) return name;
  return BOOLEANS.test(name) ? "boolean" : (OTHERS.get(name) ?? "string");
};

const toAttribute = (written: string): SchemaAttribute => {
  const [, name = "", type, sign] = /^@(\w+)(?:=(\w+))?(!?)$/.exec(written) ?? [];
  return { name, type: type ?? attributeType(name), required: sign === "!" };
};

const known = new Map<string, SchemaType>();

/** The type of an element, by its name and its parent's; undefined if it isn't listed. */
export const typeInSchema = (version: ErnVersion, parent: string, element: string): SchemaType | undefined => {
  const list = listOf(version, parent, element);
  if (!list) return undefined;
  const [text = "-", ...attributes] = list.split(" ");
  const found = known.get(list) ?? { text, attributes: attributes.map(toAttribute) };
  known.set(list, found);
  return found;
};
