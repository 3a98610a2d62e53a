import type { ErnVersion } from "../model-types";
import { childrenInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/write-element";
import { branch, leaf } from "./data-elements";
import type { GraphData, GraphRelease, GraphResource } from "./graph-data";
import { inOrder, leafOf, leavesOf, toIds, toPartyName } from "./graph-elements";

type Work = GraphResource | GraphRelease;
type Named = Work["artists"][number];

const ELEMENTS_OF_TITLES = ["DisplayTitle", "AdditionalTitle", "ReferenceTitle", "Title"];

/** In 3.8.2 writers of a work have an element of their own for their roles. */
const INDIRECT = /^(Composer|Lyricist|ComposerLyricist|Author|Adapter|Arranger|Librettist|MusicPublisher|Translator)$/;

export const isOld = (version: ErnVersion): boolean => version === "3.8.2";

const toTitle = (version: ErnVersion, { text, subtitle, type }: Work["titles"][number]): ElementData => {
  const isElement = ELEMENTS_OF_TITLES.includes(type) && (type !== "DisplayTitle" || !isOld(version));
  const name = isElement ? type : isOld(version) ? "Title" : "AdditionalTitle";
  const attributes = isElement ? undefined : { TitleType: type };
  return branch(name, [...leafOf("TitleText", text), ...leafOf("SubTitle", subtitle)], attributes);
};

const toNamed = (name: string, reference: string, role: string, { party, name: shown, roles }: Named, at: number) =>
  branch(name, [...(party ? leafOf(reference, party.reference) : toPartyName(shown)), ...leavesOf(role, roles)], {
    SequenceNumber: String(at + 1),
  });

const toContributor = (version: ErnVersion, contributor: Named, at: number): ElementData => {
  if (!isOld(version)) return toNamed("Contributor", "ContributorPartyReference", "Role", contributor, at);
  const isIndirect = contributor.roles.length > 0 && contributor.roles.every((role) => INDIRECT.test(role));
  const name = isIndirect ? "IndirectResourceContributor" : "ResourceContributor";
  return toNamed(name, "ContributorPartyReference", `${name}Role`, contributor, at);
};

const toRightsLines = (name: "PLine" | "CLine", lines: Work["pLines"]): ElementData[] =>
  lines.map(({ year, text }) => branch(name, [...leafOf("Year", year), ...leafOf(`${name}Text`, text)]));

/** The parts of a work except its reference, in the order of the graph. */
const toParts = ({ version }: GraphData, work: Work, words: { type: string; ids: string }): ElementData[] => [
  ...leavesOf(words.type, work.types),
  ...toIds(version, words.ids, work.ids),
  ...(isOld(version) ? [] : leafOf("DisplayTitleText", work.title)),
  ...work.titles.map((title) => toTitle(version, title)),
  ...leafOf("DisplayArtistName", work.artistName),
  ...work.artists.map((artist, at) =>
    toNamed("DisplayArtist", "ArtistPartyReference", isOld(version) ? "ArtistRole" : "DisplayArtistRole", artist, at),
  ),
  ...work.contributors.map((contributor, at) => toContributor(version, contributor, at)),
  ...leafOf("Duration", work.duration),
  ...work.genres.map((genre, at) =>
    branch("Genre", [leaf("GenreText", genre), ...leafOf("SubGenre", work.subgenres[at] ?? null)]),
  ),
  ...leavesOf("ParentalWarningType", work.parentalWarnings),
  ...toRightsLines("PLine", work.pLines),
  ...toRightsLines("CLine", work.cLines),
  ...work.dates.map(({ name, value }) => leaf(name, value)),
];

/** A work. Parts that don't fit in its own element go into its details by territory (3.8.2) or its edition (4.3). */
export const toWork = (
  graph: GraphData,
  work: Work,
  words: { element: string; reference: string; type: string; ids: string; body?: string },
  others: readonly ElementData[],
  attributes?: ElementData["attributes"],
): ElementData => {
  const { version } = graph;
  const { element, body } = words;
  const parts = [...leafOf(words.reference, work.reference), ...toParts(graph, work, words), ...others];
  if (!body) return inOrder(version, element, parts, attributes);
  const own = childrenInSchema(version, element)?.map(({ name }) => name) ?? [];
  const isOwn = ({ name }: ElementData): boolean => own.includes(name);
  const rest = parts.filter((part) => !isOwn(part));
  const inBody = isOld(version) ? [leaf("TerritoryCode", "Worldwide"), ...rest] : rest;
  return inOrder(version, element, [...parts.filter(isOwn), inOrder(version, body, inBody)], attributes);
};
