import type { ErnVersion } from "../model-types";
import { childrenInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/to-xml";
import { type Attributes, branch, leaf, leafOf, leavesOf, type Part } from "./elements";
import type { GraphData, GraphRelease, GraphResource } from "./graph-data";
import { inSchemaOrder, toIds, toPartyName } from "./graph-elements";

type Work = GraphResource | GraphRelease;
type Named = Work["artists"][number];

const ELEMENTS_OF_TITLES = ["DisplayTitle", "AdditionalTitle", "ReferenceTitle", "Title"];

/** In 3.8.2 writers of a work have an element of their own for their roles. */
const INDIRECT = /^(Composer|Lyricist|ComposerLyricist|Author|Adapter|Arranger|Librettist|MusicPublisher|Translator)$/;

/** Returns whether a version is ERN 3. */
export const isErn3 = (version: ErnVersion): boolean => version.startsWith("3");

const toTitle = (version: ErnVersion, { text, subtitle, type }: Work["titles"][number]): ElementData => {
  const isKnown = ELEMENTS_OF_TITLES.includes(type) && (type !== "DisplayTitle" || !isErn3(version));
  // Since 4.3.1, the types of titles are elements.
  const isElement = isKnown || childrenInSchema(version, "Release")?.some(({ name }) => name === type);
  const fallback = isErn3(version) ? "Title" : "AdditionalTitle";
  const parts = [leaf("TitleText", text), leafOf("SubTitle", subtitle)];
  return isElement ? branch(type, parts) : branch(fallback, parts, { TitleType: type });
};

const toNamed = (name: string, reference: string, parts: Part, { party, name: fullName }: Named, index: number) => {
  const identity = party ? leafOf(reference, party.reference) : toPartyName(fullName);
  return branch(name, [identity, parts], { SequenceNumber: String(index + 1) });
};

/** Roles; those of a contributor are in a Value since 4.3.1. */
const toRoles = (version: ErnVersion, roles: readonly string[]): ElementData[] =>
  childrenInSchema(version, "Role", "Contributor")
    ? roles.map((role) => branch("Role", [leaf("Value", role)]))
    : leavesOf("Role", roles);

const toContributor = (version: ErnVersion, contributor: Named, index: number): ElementData => {
  if (!isErn3(version)) {
    const roles = toRoles(version, contributor.roles);
    return toNamed("Contributor", "ContributorPartyReference", roles, contributor, index);
  }
  const isIndirect = contributor.roles.length > 0 && contributor.roles.every((role) => INDIRECT.test(role));
  const name = isIndirect ? "IndirectResourceContributor" : "ResourceContributor";
  return toNamed(name, "ContributorPartyReference", leavesOf(`${name}Role`, contributor.roles), contributor, index);
};

const toRightsLines = (name: "PLine" | "CLine", lines: Work["pLines"]): ElementData[] =>
  lines.map(({ year, text }) => branch(name, [leafOf("Year", year), leafOf(`${name}Text`, text)]));

/** What elements are called for a work. Parts that don't fit in its own element go into its body. */
interface WorkNames {
  element: string;
  reference: string;
  type: string;
  ids: string;
  /** Its details by territory (3.8.2) or its edition (4.3). */
  body?: string;
}

/** The name of a genre in an element: DisplayGenre since 4.3.1. */
const genreIn = (version: ErnVersion, element: string): string =>
  childrenInSchema(version, element)?.some(({ name }) => name === "DisplayGenre") ? "DisplayGenre" : "Genre";

/** Returns a work with all its parts, in schema order. */
export const toWork = (
  version: ErnVersion,
  work: Work,
  words: WorkNames,
  others: readonly Part[],
  attributes?: Attributes,
): ElementData => {
  const artistRole = isErn3(version) ? "ArtistRole" : "DisplayArtistRole";
  const { element, body } = words;
  const all = branch(element, [
    leafOf(words.reference, work.reference),
    leavesOf(words.type, work.types),
    toIds(version, words.ids, work.ids),
    !isErn3(version) && leafOf("DisplayTitleText", work.title),
    work.titles.map((title) => toTitle(version, title)),
    leafOf("DisplayArtistName", work.artistName),
    work.artists.map((artist, index) =>
      toNamed("DisplayArtist", "ArtistPartyReference", leavesOf(artistRole, artist.roles), artist, index),
    ),
    work.contributors.map((contributor, index) => toContributor(version, contributor, index)),
    leafOf("Duration", work.duration),
    work.genres.map((genre, index) =>
      branch(genreIn(version, element), [leaf("GenreText", genre), leafOf("SubGenre", work.subgenres[index])]),
    ),
    leavesOf("ParentalWarningType", work.parentalWarnings),
    toRightsLines("PLine", work.pLines),
    toRightsLines("CLine", work.cLines),
    work.dates.map(({ name, value }) => leaf(name, value)),
    ...others,
  ]);
  const parts = all.children ?? [];
  if (!body) return inSchemaOrder(version, element, parts, attributes);
  const ownNames = childrenInSchema(version, element)?.map(({ name }) => name) ?? [];
  const isOwn = ({ name }: ElementData): boolean => ownNames.includes(name);
  const rest = parts.filter((part) => !isOwn(part));
  const inBody = isErn3(version) ? [leaf("TerritoryCode", "Worldwide"), ...rest] : rest;
  return inSchemaOrder(version, element, [parts.filter(isOwn), inSchemaOrder(version, body, inBody)], attributes);
};

const toResource = ({ version }: GraphData, resource: GraphResource, resourceIndex: number): ElementData => {
  const { kind, language, files } = resource;
  const prefix = kind === "MIDI" ? "Midi" : kind;
  const hasEdition = version.startsWith("4.3") && ["SoundRecording", "Video"].includes(kind);
  const words = isErn3(version)
    ? { type: `${prefix}Type`, ids: `${prefix}Id`, body: `${prefix}DetailsByTerritory` }
    : { type: "Type", ids: "ResourceId", body: hasEdition ? `${kind}Edition` : undefined };
  /** Technical details for each file. The graph only has the file names. */
  const technical = files.map((file, index) => {
    const oldName = file.includes("://") ? "URL" : "FileName";
    const place = branch("File", [leaf(isErn3(version) ? oldName : "URI", file)]);
    const type = kind === "Video" ? "AudioVisualFile" : "AudioFile";
    const reference = `T${resourceIndex + 1}${index === 0 ? "" : `-${index + 1}`}`;
    return branch(isErn3(version) ? `Technical${prefix}Details` : "TechnicalDetails", [
      leaf("TechnicalResourceDetailsReference", reference),
      hasEdition ? branch("DeliveryFile", [leaf("Type", type), place]) : place,
    ]);
  });
  const hasLanguage = childrenInSchema(version, kind)?.some(({ name }) => name === "LanguageOfPerformance");
  const others = [hasLanguage && leafOf("LanguageOfPerformance", language), technical];
  const attributes = language !== null && !hasLanguage ? { LanguageAndScriptCode: language } : undefined;
  const names = { element: kind, reference: "ResourceReference", ...words };
  return toWork(version, resource, names, others, attributes);
};

/** Returns the list of resources, in the order of the graph. */
export const toGraphResources = (graph: GraphData): ElementData => {
  const resources = graph.resources.map((resource, index) => toResource(graph, resource, index));
  return branch("ResourceList", resources);
};
