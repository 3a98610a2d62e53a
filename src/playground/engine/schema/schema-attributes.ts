import type { ErnVersion } from "../model-types";

type Attributes = Readonly<Record<string, readonly string[]>>;

const ALL: Attributes = {
  ProprietaryId: ["Namespace"],
  CatalogNumber: ["Namespace"],
  CueSheetId: ["Namespace"],
  WholesalePricePerUnit: ["CurrencyCode"],
  BulkOrderWholesalePricePerUnit: ["CurrencyCode"],
  SuggestedRetailPrice: ["CurrencyCode"],
};

const ATTRIBUTES_382: Attributes = {
  ...ALL,
  NewReleaseMessage: ["MessageSchemaVersionId"],
  PriceType: ["Namespace"],
  PriceRangeType: ["Namespace"],
  AdministratingRecordCompany: ["Role"],
};

const ATTRIBUTES_4: Attributes = {
  ...ALL,
  NewReleaseMessage: ["LanguageAndScriptCode"],
  "ResourceGroup/ResourceGroup": ["ResourceGroupType"],
  PriceCode: ["Namespace"],
  ChapterId: ["Namespace"],
};

const ATTRIBUTES_43: Attributes = { ...ATTRIBUTES_4, NewReleaseMessage: ["AvsVersionId", "LanguageAndScriptCode"] };

const BY_VERSION: Readonly<Record<ErnVersion, Attributes>> = {
  "3.8.2": ATTRIBUTES_382,
  "4.1": ATTRIBUTES_4,
  "4.1.1": ATTRIBUTES_4,
  "4.2": ATTRIBUTES_4,
  "4.3": ATTRIBUTES_43,
  "4.3.1": ATTRIBUTES_43,
  "4.3.2": ATTRIBUTES_43,
};

const NONE: readonly string[] = [];

/** The names of elements that have some, for most have none. */
const OWNERS = new Set(
  Object.values(BY_VERSION).flatMap((each) => Object.keys(each).map((key) => key.split("/").pop())),
);

/** The attributes that an element must have, by its own name and its parent's. */
export const attributesInSchema = (version: ErnVersion, parent: string, element: string): readonly string[] => {
  if (!OWNERS.has(element)) return NONE;
  const attributes = BY_VERSION[version];
  const name = [`${parent}/${element}`, element].find((each) => Object.hasOwn(attributes, each));
  return name === undefined ? NONE : attributes[name]!;
};
