import type { NodeId, Range } from "./types";

/**
 * The content of a message, read from any version into the same model. Values are read from the document lazily, so a
 * message stays small; `toGraphJson` and `toFlatJson` return plain data.
 */

/** The versions whose elements the engine knows. */
export const ERN_VERSIONS = ["3.8.1", "3.8.2", "3.8.3", "4.1", "4.1.1", "4.2", "4.3", "4.3.1", "4.3.2"] as const;

/** Earlier versions that have tables too: messages of them, and of those nearest to them, are checked with less certainty. */
export const OLDER_VERSIONS = ["3.7.1", "3.8"] as const;

export type ErnVersion = (typeof ERN_VERSIONS | typeof OLDER_VERSIONS)[number];

/** A value and its range in the source, without white space around it. */
export interface ErnValue extends Range {
  value: string;
  /** The element that has it as text or attribute. */
  node: NodeId;
  /** The attribute, if it's an attribute's value. */
  attribute?: string;
}

/** A value with the namespace of its owner, as proprietary ids have. */
export interface ErnId extends ErnValue {
  /** The element's name: "ISRC", "ICPN", "GRid", "ProprietaryId", "CatalogNumber", … */
  type: string;
  namespace?: string;
}

/** A reference and its target; null if the reference isn't defined. */
export interface ErnReference<Target> extends ErnValue {
  target: Target | null;
}

export interface ErnTitle {
  node: NodeId;
  text: ErnValue;
  subtitle: ErnValue | null;
  /** "DisplayTitle", "FormalTitle", … : the element's name in 4.x, its TitleType in 3.8.2. */
  type: string;
}

export interface ErnParty {
  node: NodeId;
  reference: ErnValue | null;
  name: ErnValue | null;
  ids: ErnId[];
}

/** A person or organisation named in a message. */
export interface ErnNamed {
  node: NodeId;
  /** The name: the party's in 4.x, written inline in 3.8.2. */
  name: ErnValue | null;
  party: ErnReference<ErnParty> | null;
}

/** An artist or contributor. */
export interface ErnArtist extends ErnNamed {
  roles: ErnValue[];
}

/** A P line or C line. */
export interface ErnRightsLine {
  node: NodeId;
  year: ErnValue | null;
  text: ErnValue | null;
}

export interface ErnHeader {
  node: NodeId;
  messageId: ErnValue | null;
  threadId: ErnValue | null;
  created: ErnValue | null;
  controlType: ErnValue | null;
  sender: ErnParty | null;
  recipients: ErnParty[];
}

/** What resources and releases share. */
export interface ErnWork {
  node: NodeId;
  reference: ErnValue | null;
  types: ErnValue[];
  ids: ErnId[];
  /** The display title, without markup for territories. */
  title: ErnValue | null;
  titles: ErnTitle[];
  /** The display artist name. */
  artistName: ErnValue | null;
  artists: ErnArtist[];
  contributors: ErnArtist[];
  duration: ErnValue | null;
  genres: ErnValue[];
  subgenres: ErnValue[];
  parentalWarnings: ErnValue[];
  pLines: ErnRightsLine[];
  cLines: ErnRightsLine[];
  /** Dates by element name: ReleaseDate, OriginalReleaseDate, CreationDate, FirstPublicationDate, … */
  dates: ErnNamedValue[];
}

export interface ErnNamedValue extends ErnValue {
  name: string;
}

export const RESOURCE_KINDS = [
  "SoundRecording",
  "Video",
  "Image",
  "Text",
  "SheetMusic",
  "Software",
  "MIDI",
  "UserDefinedResource",
] as const;

export type ErnResourceKind = (typeof RESOURCE_KINDS)[number];

export interface ErnResource extends ErnWork {
  kind: ErnResourceKind;
  isrc: ErnValue | null;
  language: ErnValue | null;
  /** Names and locations of its files. */
  files: ErnValue[];
}

/** A resource's position in a release: its own number and those of the groups around it. */
export interface ErnReleaseItem {
  node: NodeId;
  resource: ErnReference<ErnResource>;
  /** Numbers of the groups from the outermost to the innermost: disc, side, … */
  groups: ErnValue[];
  sequence: ErnValue | null;
  /** Resources linked to it, such as its cover. */
  linked: ErnReference<ErnResource>[];
}

export interface ErnRelease extends ErnWork {
  kind: "Release" | "TrackRelease";
  /** Whether it is the message's main release. */
  isMain: boolean;
  icpn: ErnValue | null;
  grid: ErnValue | null;
  labels: ErnNamed[];
  /** Its contents, in the order of the message. */
  items: ErnReleaseItem[];
  /** Resources linked to it as a whole, such as its cover. */
  linked: ErnReference<ErnResource>[];
}

export interface ErnDeal {
  node: NodeId;
  commercialModels: ErnValue[];
  useTypes: ErnValue[];
  territories: ErnValue[];
  excludedTerritories: ErnValue[];
  starts: ErnValue[];
  ends: ErnValue[];
  prices: ErnValue[];
}

export interface ErnReleaseDeal {
  node: NodeId;
  releases: ErnReference<ErnRelease>[];
  deals: ErnDeal[];
}

/** The graph of a message: a party, resource or release is the same object wherever it's referenced. */
export interface ErnMessage {
  node: NodeId;
  /** Its number, "4.3", also if the namespace is nearly right; null if it isn't ERN 3 or 4. */
  version: string | null;
  /** As written. */
  namespace: string;
  /** The root element's local name, "NewReleaseMessage". */
  type: string;
  profile: ErnValue | null;
  header: ErnHeader | null;
  parties: ErnParty[];
  resources: ErnResource[];
  releases: ErnRelease[];
  releaseDeals: ErnReleaseDeal[];
}

/** A track as one row; lists have all their values. `FLAT_COLUMNS` names the columns. */
export interface ErnTrackRow {
  /** The release item that the row is made from. */
  readonly node: NodeId;
  readonly release: ErnRelease;
  readonly item: ErnReleaseItem;
  /** The release of this track alone, if there is one. */
  readonly track: ErnRelease | undefined;
  readonly cells: Record<ErnColumn, ErnValue[]>;
}

/** The columns of the track table, with their headings. */
export const FLAT_COLUMNS = [
  ["releaseReference", "Release"],
  ["icpn", "ICPN"],
  ["grid", "GRid"],
  ["releaseType", "Release type"],
  ["releaseTitle", "Release title"],
  ["releaseArtist", "Release artist"],
  ["label", "Label"],
  ["releaseDate", "Release date"],
  ["releasePLine", "Release P line"],
  ["releaseCLine", "Release C line"],
  ["group", "Group"],
  ["sequence", "Number"],
  ["resourceReference", "Resource"],
  ["resourceType", "Resource type"],
  ["isrc", "ISRC"],
  ["title", "Title"],
  ["subtitle", "Subtitle"],
  ["artist", "Artist"],
  ["duration", "Duration"],
  ["genre", "Genre"],
  ["parentalWarning", "Parental warning"],
  ["pLine", "P line"],
  ["trackReleaseReference", "Track release"],
  ["trackReleaseId", "Track release ID"],
  ["territory", "Territories"],
  ["excludedTerritory", "Excluded territories"],
  ["commercialModel", "Commercial models"],
  ["useType", "Use types"],
  ["dealStart", "Deal starts"],
  ["dealEnd", "Deal ends"],
] as const;

export type ErnColumn = (typeof FLAT_COLUMNS)[number][0];
