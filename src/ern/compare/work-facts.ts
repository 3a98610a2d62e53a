import type { ErnArtist, ErnRightsLine, ErnWork } from "../model-types";
import { toFact, type Fact, type FactValue } from "./facts";
import { fullTitle } from "./full-title";
import { toIdText } from "./keys";

const toNames = (artists: readonly ErnArtist[]): FactValue[] =>
  artists.flatMap(({ name, roles, node }) => {
    if (!name) return [];
    const said = roles.map(({ value }) => value).sort();
    return [{ text: said.length > 0 ? `${name.value} (${said.join(", ")})` : name.value, node }];
  });

const toLines = (lines: readonly ErnRightsLine[]): FactValue[] =>
  lines.map(({ year, text, node }) => ({ text: [year?.value, text?.value].filter(Boolean).join(" "), node }));

/** Titles other than the display title: with another type, language or different parts. */
const otherTitles = ({ title, titles }: ErnWork): FactValue[] =>
  titles
    .filter(({ text, subtitle }) => {
      const whole = subtitle ? `${text.value} (${subtitle.value})` : text.value;
      return title && ![text.value, whole].includes(title.value) && !title.value.startsWith(`${text.value} (`);
    })
    .map(({ text }) => ({ text: text.value, node: text.node }));

/** "OriginalReleaseDate" as "Original release date". */
const toWords = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Facts that releases and resources share. */
export const workFacts = (work: ErnWork): Fact[] => {
  const title = fullTitle(work);
  return [
    { name: "Identifiers", values: work.ids.map((id) => ({ text: toIdText(id), node: id.node })) },
    { name: "Title", values: title ? [title] : [] },
    { name: "Other titles", values: otherTitles(work) },
    toFact("Subtitle", ...work.titles.map(({ subtitle }) => subtitle)),
    toFact("Artist’s name", work.artistName),
    { name: "Artists", values: toNames(work.artists) },
    { name: "Contributors", values: toNames(work.contributors) },
    toFact("Type", ...work.types),
    toFact("Duration", work.duration),
    toFact("Genre", ...work.genres),
    toFact("Subgenre", ...work.subgenres),
    toFact("Parental warning", ...work.parentalWarnings),
    { name: "P line", values: toLines(work.pLines) },
    { name: "C line", values: toLines(work.cLines) },
    ...work.dates.map((date) => toFact(toWords(date.name), date)),
  ];
};
