import { structuredPatch } from "diff";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Dependents } from "./dependents";
import type { ChangedSource, Drift } from "./drift";

const diffOf = (before: string, after: string): string => {
  const { hunks } = structuredPatch("", "", `${before}\n`, `${after}\n`, "", "", { context: 2 });
  return ["```diff", ...hunks.flatMap(({ lines }, at) => (at > 0 ? [" …", ...lines] : lines)), "```"].join("\n");
};

const section = (title: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`## ${title} (${parts.length})\n\n${parts.join("\n\n")}`];

const listed = (what: string, places: Iterable<string>): string[] => {
  const all = [...new Set(places)];
  return all.length === 0 ? [] : [`${what}: ${all.join(", ")}`];
};

const names = (list: Drift["added"]): string[] =>
  list.map(({ name, exposure, file, first }) => `- ${name} (${exposure}), ${file}:${first}`);

/** A drift as Markdown: the entries to read again with what depends on them, then what no entry cites. */
export const printDrift = (
  { confirmed, sources, unread, added, vanished, changed, moved }: Drift,
  { pages, samples, lines, callers }: Dependents,
): string => {
  const ids = (symbols: readonly ToolkitSymbol[]): string[] => symbols.map(({ id }) => id);
  const effects = (definitions: Drift["changed"], known: readonly ToolkitSymbol[]): string[] => {
    const calling = definitions.flatMap(callers).filter((symbol) => !known.includes(symbol));
    const gone = definitions.flatMap(({ before, strings }) => before.strings.filter((one) => !strings.includes(one)));
    return [
      ...listed("Entries whose lines name it", ids(calling)),
      ...listed("Their pages", calling.flatMap(pages)),
      ...[...new Set(gone)].flatMap((text) => listed(`Lines with "${text}", which is gone`, lines(text))),
    ];
  };
  const changedSource = (one: ChangedSource): string =>
    [
      ...one.symbols.map(({ id, file, line }) => `### ${id}\n\n${file}:${line}`),
      `${one.from}${one.to === undefined ? " is gone" : one.to === one.from ? "" : `, now ${one.to}`}`,
      diffOf(one.before, one.after),
      ...listed("Pages", one.symbols.flatMap(pages)),
      ...listed("Samples", one.symbols.flatMap(samples)),
      ...effects(one.changed, one.symbols),
    ].join("\n\n");
  const changedCode = (one: Drift["changed"][number]): string =>
    [`### ${one.name}, ${one.file}:${one.first}`, diffOf(one.before.text, one.text), ...effects([one], [])].join(
      "\n\n",
    );
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
