import type { ErnVersion } from "../model-types";

/** A choice between groups of children: of a group that is there, the required ones must all be. */
interface SchemaChoice {
  groups: { names: string[]; required: string[] }[];
  /** Must one of the groups be there? */
  required: boolean;
  /** May more than one be there? */
  many: boolean;
}

type Choices = Readonly<Record<string, readonly string[]>>;

const TERRITORIES = "(TerritoryCode | ExcludedTerritoryCode)";
const CHANNELS = "(DistributionChannel | ExcludedDistributionChannel)?";
const PROMOTION = "(IsPromotional | PromotionalCode)?";
const PARTY = "(PartyName | PartyId)+";
const FILES = "(FileAvailabilityDescription | File)?";
const CUE_SHEETS = "(VideoCueSheetReference | ReasonForCueSheetAbsence)?";
const SEQUENCE = "(NoDisplaySequence | DisplaySequence)?";
const GROUP_RELEASE = "(ResourceGroupReleaseReference | ReleaseId)?";
const PERIOD = "(StartDate? EndDate? | StartDateTime? EndDateTime?)?";
const PERIOD_WITH_START = "(StartDate EndDate? | StartDateTime EndDateTime?)";
const DISPLAY_DATES =
  "ReleaseDisplayStartDate TrackListingPreviewStartDate CoverArtPreviewStartDate ClipPreviewStartDate | " +
  "ReleaseDisplayStartDateTime TrackListingPreviewStartDateTime CoverArtPreviewStartDateTime ClipPreviewStartDateTime";

const CHOICES_382: Choices = {
  SoundRecordingDetailsByTerritory: [TERRITORIES],
  Video: [CUE_SHEETS],
  VideoDetailsByTerritory: [TERRITORIES],
  ImageDetailsByTerritory: [TERRITORIES],
  TextDetailsByTerritory: [TERRITORIES],
  SheetMusicDetailsByTerritory: [TERRITORIES],
  SoftwareDetailsByTerritory: [TERRITORIES],
  DisplayArtist: [PARTY],
  ResourceContributor: [PARTY],
  TechnicalSoundRecordingDetails: [FILES],
  TechnicalVideoDetails: [FILES],
  TechnicalImageDetails: [FILES],
  Release: ["(ReleaseResourceReferenceList | ResourceOmissionReason)"],
  ReleaseDetailsByTerritory: [TERRITORIES, FILES],
  ResourceGroup: ["(ResourceGroupContentItem | ResourceGroupResourceReferenceList)?", GROUP_RELEASE],
  ResourceGroupContentItem: ["(ResourceGroupContentItemReleaseReference | ReleaseId)?"],
  DealTerms: [
    "(Usage | AllDealsCancelled | TakeDown)",
    TERRITORIES,
    CHANNELS,
    PROMOTION,
    `(${DISPLAY_DATES} | PreOrderPreviewDate | PreOrderPreviewDateTime)?`,
  ],
  ValidityPeriod: [PERIOD],
};

const CHOICES_41: Choices = {
  Party: [PARTY],
  Video: [CUE_SHEETS],
  Release: ["(IsCompilation | IsMultiArtistCompilation)?"],
  ResourceGroup: [SEQUENCE, GROUP_RELEASE],
  ResourceGroupContentItem: [SEQUENCE],
  DealTerms: [`${TERRITORIES}?`, CHANNELS, PROMOTION, `(${DISPLAY_DATES})?`],
  ValidityPeriod: [PERIOD],
};

const CHOICES_42: Choices = {
  ...CHOICES_41,
  Release: ["(IsSingleArtistCompilation | IsMultiArtistCompilation)?"],
  DealTerms: [`${TERRITORIES}?`, CHANNELS, PROMOTION],
  "DealTerms/ValidityPeriod": [PERIOD_WITH_START],
};

const CHOICES_43: Choices = { ...CHOICES_42, ReleaseVisibility: [`${TERRITORIES}?`] };

const BY_VERSION: Readonly<Record<ErnVersion, Choices>> = {
  "3.8.2": CHOICES_382,
  "4.1": CHOICES_41,
  "4.1.1": CHOICES_41,
  "4.2": CHOICES_42,
  "4.3": CHOICES_43,
  "4.3.1": CHOICES_43,
  "4.3.2": CHOICES_43,
};

const toChoice = (written: string): SchemaChoice => {
  const [, body = "", sign = ""] = /^\((.*)\)([?+]?)$/.exec(written) ?? [];
  const groups = body.split(" | ").map((group) => {
    const names = group.split(" ");
    return {
      names: names.map((name) => name.replace("?", "")),
      required: names.filter((name) => !name.endsWith("?")),
    };
  });
  return { groups, required: sign !== "?", many: sign === "+" };
};

const NONE: SchemaChoice[] = [];
const known = new Map<string, SchemaChoice[]>();

/** The names of elements that have some, for most have none. */
const OWNERS = new Set(
  Object.values(BY_VERSION).flatMap((each) => Object.keys(each).map((key) => key.split("/").pop())),
);

/** The choices that an element has among its children, by its own name and its parent's. */
export const choicesInSchema = (version: ErnVersion, parent: string, element: string): SchemaChoice[] => {
  if (!OWNERS.has(element)) return NONE;
  const choices = BY_VERSION[version];
  const name = [`${parent}/${element}`, element].find((each) => Object.hasOwn(choices, each));
  if (name === undefined) return NONE;
  const key = `${version} ${name}`;
  const found = known.get(key) ?? choices[name]!.map(toChoice);
  known.set(key, found);
  return found;
};
