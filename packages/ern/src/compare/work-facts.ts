import type { ErnArtist, ErnId, ErnRightsLine, ErnValue, ErnWork } from "../model-types";
import type { Fact, FactValue } from "./comparison";

type Part = string | ErnValue | null | undefined;

/** Returns a key made of values, ignoring case and white space; empty if one of them is missing. */
export const toKey = (...parts: readonly Part[]): string[] => {
  const texts = parts.map((part) => (typeof part === "string" ? part : (part?.value ?? "")));
  return texts.every(Boolean) ? [texts.map((text) => text.toLowerCase().replace(/\s+/g, " ").trim()).join("\n")] : [];
};

/** Returns an id as text: "ISRC QZ6XP2612345", "ProprietaryId PADPIDA0000000001O 123". */
export const toIdText = ({ type, namespace, value }: ErnId): string =>
  [type, namespace, value].filter(Boolean).join(" ");

/** Returns the fact that lists ids, each with its node. */
export const toIdentifiers = (ids: readonly ErnId[]): Fact => [
  "Identifiers",
  ids.map((id) => ({ value: toIdText(id), node: id.node })),
];

/** Returns the title with its subtitle. ERN 4 has both as one text, ERN 3.8.2 doesn't. */
export const fullTitle = ({ title, titles }: ErnWork): FactValue | null => {
  if (!title) return null;
  const { node, value } = title;
  const subtitle = titles.find(({ text }) => text.node === node)?.subtitle?.value;
  return { value: subtitle ? `${value} (${subtitle})` : value, node };
};

const toNames = (artists: readonly ErnArtist[]): FactValue[] =>
  artists.flatMap(({ name, roles, node }) => {
    if (!name) return [];
    const roleNames = roles.map(({ value }) => value).sort();
    return [{ value: roleNames.length > 0 ? `${name.value} (${roleNames.join(", ")})` : name.value, node }];
  });

const toLineValues = (lines: readonly ErnRightsLine[]): FactValue[] =>
  lines.map(({ year, text, node }) => ({ value: [year?.value, text?.value].filter(Boolean).join(" "), node }));

/** Titles other than the display title: with another type, language or different parts. */
const otherTitles = ({ title, titles }: ErnWork): FactValue[] =>
  titles.flatMap(({ text, subtitle }) => {
    const whole = subtitle ? `${text.value} (${subtitle.value})` : text.value;
    const isOther = title && ![text.value, whole].includes(title.value) && !title.value.startsWith(`${text.value} (`);
    return isOther ? [text] : [];
  });

/** "OriginalReleaseDate" as "Original release date". */
const toWords = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Facts that releases and resources share. */
export const workFacts = (work: ErnWork): Fact[] => [
  toIdentifiers(work.ids),
  ["Title", [fullTitle(work)]],
  ["Other titles", otherTitles(work)],
  ["Subtitle", work.titles.map(({ subtitle }) => subtitle)],
  ["Artist’s name", [work.artistName]],
  ["Artists", toNames(work.artists)],
  ["Contributors", toNames(work.contributors)],
  ["Type", work.types],
  ["Duration", [work.duration]],
  ["Genre", work.genres],
  ["Subgenre", work.subgenres],
  ["Parental warning", work.parentalWarnings],
  ["P line", toLineValues(work.pLines)],
  ["C line", toLineValues(work.cLines)],
  ...work.dates.map((date): Fact => [toWords(date.name), [date]]),
];
