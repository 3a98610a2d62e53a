import { structuredPatch } from "diff";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Dependents } from "./dependents";
import type { ChangedSource, Drift } from "./drift";

const diffOf = (before: string, after: string): string => {
  const { hunks } = structuredPatch("", "", `${before}\n`, `${after}\n`, "", "", { context: 2 });
  return ["```diff", ...hunks.flatMap(({ lines }, index) => (index > 0 ? [" …", ...lines] : lines)), "```"].join("\n");
};

const section = (title: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`## ${title} (${parts.length})\n\n${parts.join("\n\n")}`];

const formatPlaces = (what: string, places: Iterable<string>): string[] => {
  const all = [...new Set(places)];
  return all.length === 0 ? [] : [`${what}: ${all.join(", ")}`];
};

const names = (list: Drift["added"]): string[] =>
  list.map(({ name, exposure, file, first }) => `- ${name} (${exposure}), ${file}:${first}`);

/** Returns a drift as Markdown: the entries to read again with what depends on them, then what no entry cites. */
export const printDrift = (
  { confirmed, sources, unread, added, vanished, changed, moved }: Drift,
  { pages, samples, lines, callers }: Dependents,
): string => {
  const ids = (symbols: readonly ToolkitSymbol[]): string[] => symbols.map(({ id }) => id);
  const effects = (definitions: Drift["changed"], known: readonly ToolkitSymbol[]): string[] => {
    const calling = definitions.flatMap(callers).filter((symbol) => !known.includes(symbol));
    const gone = definitions.flatMap(({ before, strings }) => before.strings.filter((text) => !strings.includes(text)));
    return [
      ...formatPlaces("Entries whose lines name it", ids(calling)),
      ...formatPlaces("Their pages", calling.flatMap(pages)),
      ...[...new Set(gone)].flatMap((text) => formatPlaces(`Lines with "${text}", which is gone`, lines(text))),
    ];
  };
  const changedSource = (source: ChangedSource): string =>
    [
      ...source.symbols.map(({ id, file, line }) => `### ${id}\n\n${file}:${line}`),
      `${source.from}${source.to === undefined ? " is gone" : source.to === source.from ? "" : `, now ${source.to}`}`,
      diffOf(source.before, source.after),
      ...formatPlaces("Pages", source.symbols.flatMap(pages)),
      ...formatPlaces("Samples", source.symbols.flatMap(samples)),
      ...effects(source.changed, source.symbols),
    ].join("\n\n");
  const changedCode = (definition: Drift["changed"][number]): string =>
    [
      `### ${definition.name}, ${definition.file}:${definition.first}`,
      diffOf(definition.before.text, definition.text),
      ...effects([definition], []),
    ].join("\n\n");
  const count = sources.flatMap(({ symbols }) => symbols).length;
  const movedLines = confirmed.filter(({ id, source }) => moved.get(id) !== source).length;
  return [
    `${confirmed.length} entries have the source that was read; the lines of ${movedLines} moved. The source of ${count} changed; ${unread.length} were not read.`,
    ...section("Entries whose source changed", sources.map(changedSource)),
    ...section(
      "Entries that were not read in the older sources",
      ids(unread).map((id) => `- ${id}`),
    ),
    ...section("Public names that are gone", names(vanished)),
    ...section("New public names", names(added)),
    ...section("Changed code that no entry above cites", changed.map(changedCode)),
  ].join("\n\n");
};
