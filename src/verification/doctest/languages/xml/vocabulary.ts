import type { ErnVersion } from "../../../../ern/model-types";
import { childrenInSchema, toChildren, type SchemaChild } from "../../../../ern/schema/schema-rules";

/** What elements may contain, and who defines it. */
export interface Vocabulary {
  /** Who defines it, for messages. */
  maker: string;
  /** The children that an element may have, in order; undefined if it isn't listed. */
  childrenOf(parent: string, element: string): readonly SchemaChild[] | undefined;
}

type Lists = Readonly<Record<string, string>>;

/** The list for an element inside a parent, or for the element anywhere. */
const listed = (lists: Lists, parent: string, element: string): SchemaChild[] | undefined => {
  const list = lists[`${parent}/${element}`] ?? lists[element];
  return list === undefined ? undefined : toChildren(list);
};

/** The rules of a version of ERN. */
export const ernVocabulary = (version: ErnVersion): Vocabulary => ({
  maker: `ERN ${version}`,
  childrenOf: (parent, element) => childrenInSchema(version, element, parent),
});

const party = "PartyId* PartyName*";

/** What `ddex-parser` 0.4.5 reads into its models. It accepts any order; this is the order in samples. */
const PARSER: Lists = {
  NewReleaseMessage: "MessageHeader ResourceList ReleaseList DealList?",
  MessageHeader: "MessageThreadId? MessageId MessageSender MessageRecipient MessageCreatedDateTime",
  MessageSender: party,
  MessageRecipient: party,
  PartyName: "FullName",
  ResourceList: "SoundRecording+",
  SoundRecording: "ResourceReference SoundRecordingId Title Duration",
  SoundRecordingId: "ISRC",
  Title: "TitleText",
  ReleaseList: "Release+",
  Release: "ReleaseReference ReleaseId+ ReleaseTitle ReleaseType DisplayArtist+ ReleaseResourceReferenceList",
  ReleaseId: "GRid? ICPN?",
  ReleaseTitle: "TitleText",
  DisplayArtist: "PartyName",
  ReleaseResourceReferenceList: "ReleaseResourceReference+",
  DealList: "ReleaseDeal+",
  ReleaseDeal: "Deal",
  Deal: "DealReference DealTerms",
  DealTerms: "TerritoryCode+ UseType+ CommercialModelType+ ValidityPeriod",
  ValidityPeriod: "StartDate",
};

/** What `ddex-builder` 0.4.5 from npm writes, in its order. */
const BUILDER: Lists = {
  NewReleaseMessage: "MessageHeader ResourceList ReleaseList",
  MessageHeader: "MessageId MessageCreatedDateTime MessageSender MessageRecipient MessageThreadId",
  MessageSender: "PartyName+",
  MessageRecipient: "PartyName+",
  ResourceList: "SoundRecording*",
  SoundRecording: "ReferenceTitle Duration ResourceId ResourceReference",
  ReferenceTitle: "TitleText",
  ResourceId: "ISRC",
  ReleaseList: "Release+",
  Release:
    "ReleaseReference ReleaseId+ ReferenceTitle+ DisplayArtistName LabelName? ReleaseDate? ReleaseResourceReference*",
  ReleaseId: "GRid? ICPN?",
  DisplayArtistName: "FullName",
  "Release/LabelName": "LabelName",
};

const own = (maker: string, lists: Lists): Vocabulary => ({
  maker,
  childrenOf: (parent, element) => listed(lists, parent, element),
});

/** Vocabularies that `schema` on an XML fence can name, for messages that don't follow the ERN schema. */
export const ownVocabularies: ReadonlyMap<string, Vocabulary> = new Map([
  ["ddex-parser", own("ddex-parser 0.4.5", PARSER)],
  ["ddex-builder", own("ddex-builder 0.4.5", BUILDER)],
]);
