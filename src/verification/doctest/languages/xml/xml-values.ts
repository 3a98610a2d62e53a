import * as enums from "../../../../ern/build/data-enums";
import type { ErnVersion } from "../../../../ern/model-types";

/** Values of an element or attribute in samples: a part of the standard's value set, or a pattern. */
type Values = RegExp | readonly string[];

const boolean = ["true", "false"];
const count = /^[1-9]\d*$/;
const decimal = /^\d+(\.\d+)?$/;
const reference = (letter: string): RegExp => new RegExp(`^${letter}\\d+$`);
const partyReference = /^P(\d+|[A-Z][A-Za-z]+)$/;
const dpid = /^PADPIDA[A-Z0-9]{11}$/;

const recordingTypes = ["MusicalWorkSoundRecording", "NonMusicalWorkSoundRecording", "SpokenWordSoundRecording"];

/** By the element's name, or its parent's and its own. */
const ELEMENTS: Readonly<Record<string, Values>> = {
  AudioCodecType: ["AAC", "FLAC", "MP3", "PCM"],
  Algorithm: ["MD5", "SHA-256", "SHA-512"],
  ArtistPartyReference: partyReference,
  ArtistRole: enums.artistRole.options,
  BitsPerSample: ["16", "24", "32"],
  CommercialModelType: enums.commercialModel.options,
  ContributorPartyReference: partyReference,
  DealReleaseReference: reference("R"),
  DealReference: reference("D"),
  DealResourceReference: reference("A"),
  DisplayArtistRole: enums.artistRole.options,
  HashSumValue: /^([0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{128})$/,
  ImageCodecType: ["GIF", "JPEG", "PNG", "TIFF"],
  ImageHeight: count,
  ImageWidth: count,
  ISNI: /^\d{15}[\dX]$/,
  LanguageOfPerformance: /^[a-z]{2}$/,
  LinkedReleaseResourceReference: reference("A"),
  MessageControlType: ["LiveMessage", "TestMessage"],
  NumberOfChannels: ["1", "2", "6", "8"],
  ParentalWarningType: enums.parentalWarning.options,
  PartyReference: partyReference,
  "MessageRecipient/PartyId": dpid,
  "MessageSender/PartyId": dpid,
  ReleaseLabelReference: partyReference,
  ReleaseReference: reference("R"),
  ReleaseRelationshipType: [
    "HasSameArtist",
    "IsDigitalEquivalentToPhysical",
    "IsExtendedFromAlbum",
    "IsPhysicalEquivalentToDigital",
    "IsShortenedFromAlbum",
  ],
  ReleaseResourceReference: reference("A"),
  ReleaseType: enums.releaseType.options,
  ResourceReference: reference("A"),
  RightShareUnknown: boolean,
  RightsControlType: ["RightsAdministrator", "RightsController", "RightsHolder"],
  Role: enums.contributorRole.options,
  SamplingRate: ["44.1", "48", "88.2", "96", "176.4", "192"],
  SequenceNumber: count,
  SoundRecordingType: recordingTypes,
  TechnicalResourceDetailsReference: reference("T"),
  "DeliveryFile/Type": ["AudioFile"],
  "Image/Type": ["BackCoverImage", "FrontCoverImage", "VideoScreenCapture"],
  "SoundRecording/Type": recordingTypes,
  "Video/Type": enums.videoType.options,
  UpdateIndicator: ["OriginalMessage", "UpdateMessage"],
  UseType: [...enums.useType.options, "UserDefined"],
};

/** Additional values of elements in ERN 3.8.2. */
const ONLY_382: Readonly<Record<string, readonly string[]>> = { ReleaseType: ["TrackRelease"] };

const everywhere: Readonly<Record<string, Values>> = {
  ApplicableTerritoryCode: /^(Worldwide|[A-Z]{2})$/,
  IsDefault: boolean,
  LanguageAndScriptCode: /^[a-z]{2}(-[A-Z][a-z]{3})?$/,
};

const ern = "http://ddex.net/xml/ern/\\d{2,3}";

/** Namespace declarations and schema locations. */
const NAMESPACES: Readonly<Record<string, Values>> = {
  "xmlns:ern": new RegExp(`^(${ern}|…)$`),
  "xmlns:xsi": ["http://www.w3.org/2001/XMLSchema-instance", "…"],
  "xsi:schemaLocation": new RegExp(`^(${ern}) \\1/release-notification.xsd$`),
};

/** By element name: its attributes in samples, in addition to those above. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  CatalogNumber: { Namespace: dpid },
  Contributor: { SequenceNumber: count },
  CreationDate: { IsApproximate: boolean },
  DisplayArtist: { SequenceNumber: count },
  ICPN: { IsEan: boolean },
  NewReleaseMessage: {
    AvsVersionId: ["3"],
    MessageSchemaVersionId: ["ern/382", "ern/4.3"],
    ReleaseProfileVersionId: enums.profile.options,
  },
  PriceCode: { Namespace: dpid },
  PriceType: { Namespace: dpid },
  ProprietaryId: { Namespace: dpid },
  Release: { IsMainRelease: boolean },
  ReleaseResourceReference: { ReleaseResourceType: ["PrimaryResource", "SecondaryResource"] },
  ResourceGroup: { ResourceGroupType: ["Component", "MultiWorkPart"] },
  SamplingRate: { UnitOfMeasure: ["Hz", "kHz"] },
  Title: { TitleType: ["DisplayTitle", "FormalTitle"] },
  TrackRelease: { IsMainRelease: boolean },
  UseType: { Namespace: dpid, UserDefinedValue: /^[A-Z][A-Za-z]+$/ },
  WholesalePricePerUnit: { CurrencyCode: /^[A-Z]{3}$/ },
};

const decimals = new Set(["WholesalePricePerUnit", "SuggestedRetailPrice"]);

const allows = (values: Values, value: string): boolean =>
  values instanceof RegExp ? values.test(value) : values.includes(value);

const toDiagnostic = (what: string, value: string, values: Values | undefined): string | undefined => {
  if (values === undefined || allows(values, value)) return undefined;
  const wanted = values instanceof RegExp ? `a value like ${String(values)}` : values.join(", ");
  return `“${value}” is no ${what} that samples have: ${wanted}`;
};

/** The problem with the text of an element in an ERN version. */
export const elementDiagnostic = (
  parent: string,
  element: string,
  value: string,
  version: ErnVersion | null,
): string | undefined =>
  version === "3.8.2" && ONLY_382[element]?.includes(value)
    ? undefined
    : toDiagnostic(
        element,
        value,
        ELEMENTS[`${parent}/${element}`] ??
          ELEMENTS[element] ??
          (decimals.has(element) ? decimal : /^(Is|Has)[A-Z]/.test(element) ? boolean : undefined),
      );

/** The problem with an attribute of an element: the element doesn't have it, or the value is wrong. */
export const attributeDiagnostic = (element: string, attribute: string, value: string): string | undefined => {
  const values = ATTRIBUTES[element]?.[attribute] ?? everywhere[attribute] ?? NAMESPACES[attribute];
  if (values === undefined && attribute.startsWith("xmlns")) return undefined;
  return values === undefined
    ? `${element} has no attribute ${attribute} in samples`
    : toDiagnostic(`${attribute} of ${element}`, value, values);
};
