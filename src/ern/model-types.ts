import type { NodeId, Range } from "./types";

/**
 * What a message says, read from any version into the same words. Values are read from the document when
 * they are asked for, so a message stays small; `toGraphJson` and `toFlatJson` give plain data.
 */

/** The versions whose elements the engine knows. */
export type ErnVersion = "3.8.2" | "4.1" | "4.1.1" | "4.2" | "4.3" | "4.3.1" | "4.3.2";

/** A value and where it stands: the range of the text, without white space around it, in the source. */
export interface ErnValue extends Range {
  value: string;
  /** The element that has it as text or as attribute. */
  node: NodeId;
  /** The attribute, where it is one's value. */
  attribute?: string;
}

/** A value with the namespace that says whose it is, as proprietary ids have one. */
export interface ErnId extends ErnValue {
  /** The element's name: "ISRC", "ICPN", "GRid", "ProprietaryId", "CatalogNumber", … */
  type: string;
  namespace?: string;
}

/** A reference and what it leads to; the target is null where nothing is defined with it. */
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

/** Someone named in a message. */
export interface ErnNamed {
  node: NodeId;
  /** The name: the party's in 4.x, written in place in 3.8.2. */
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

/** What resources and releases have alike. */
export interface ErnWork {
  node: NodeId;
  reference: ErnValue | null;
  types: ErnValue[];
  ids: ErnId[];
  /** The title to show, without markup for territories. */
  title: ErnValue | null;
  titles: ErnTitle[];
  /** The artist's name to show. */
  artistName: ErnValue | null;
  artists: ErnArtist[];
  contributors: ErnArtist[];
  duration: ErnValue | null;
  genres: ErnValue[];
  subgenres: ErnValue[];
  parentalWarnings: ErnValue[];
  pLines: ErnRightsLine[];
  cLines: ErnRightsLine[];
  /** Dates by the name of their element: ReleaseDate, OriginalReleaseDate, CreationDate, FirstPublicationDate, … */
  dates: ErnNamedValue[];
}

export interface ErnNamedValue extends ErnValue {
  name: string;
}

export type ErnResourceKind =
  "SoundRecording" | "Video" | "Image" | "Text" | "SheetMusic" | "Software" | "MIDI" | "UserDefinedResource";

export interface ErnResource extends ErnWork {
  kind: ErnResourceKind;
  isrc: ErnValue | null;
  language: ErnValue | null;
  /** Names and places of its files. */
  files: ErnValue[];
}

/** A resource's place in a release: the numbers of the groups around it and its own. */
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
  /** Is it the message's main release? */
  isMain: boolean;
  icpn: ErnValue | null;
  grid: ErnValue | null;
  labels: ErnNamed[];
  /** What is in it, in the order of the message. */
  items: ErnReleaseItem[];
  /** Resources that belong to it as a whole, such as its cover. */
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

/** The graph of a message: the same party, resource or release is one object wherever it is referred to. */
export interface ErnMessage {
  node: NodeId;
  /** Its number, "4.3"; null for a namespace that is none of ERN 3 and 4. */
  version: string | null;
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

/** A track as one row of values; lists have all their values. `FLAT_COLUMNS` names the columns. */
export interface ErnTrackRow {
  /** The release's item that the row is made of. */
  readonly node: NodeId;
  readonly release: ErnRelease;
  readonly item: ErnReleaseItem;
  /** The release of this track alone, where there is one. */
  readonly track: ErnRelease | undefined;
  readonly cells: Record<ErnColumn, ErnValue[]>;
}

export type ErnColumn =
  | "releaseReference"
  | "icpn"
  | "grid"
  | "releaseType"
  | "releaseTitle"
  | "releaseArtist"
  | "label"
  | "releaseDate"
  | "releasePLine"
  | "releaseCLine"
  | "group"
  | "sequence"
  | "resourceReference"
  | "resourceType"
  | "isrc"
  | "title"
  | "subtitle"
  | "artist"
  | "duration"
  | "genre"
  | "parentalWarning"
  | "pLine"
  | "trackReleaseReference"
  | "trackReleaseId"
  | "territory"
  | "commercialModel"
  | "useType"
  | "dealStart"
  | "dealEnd";
