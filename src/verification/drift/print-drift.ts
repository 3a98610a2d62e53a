import { structuredPatch } from "diff";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Dependents } from "./dependents";
import type { ChangedSource, Drift } from "./drift";

const diffOf = (before: string, after: string): string => {
  const { hunks } = structuredPatch("", "", `${before}\n`, `${after}\n`, "", "", { context: 2 });
  return ["```diff", ...hunks.flatMap(({ lines }, at) => (at > 0 ? [" …", ...lines] : lines)), "```"].join("\n");
};

const section = (title: string, parts: readonly string[], separator = "\n"): string[] =>
  parts.length === 0 ? [] : [`## ${title} (${parts.length})\n\n${parts.join(separator)}`];

const listed = (what: string, places: Iterable<string>): string[] => {
  const all = [...new Set(places)];
  return all.length === 0 ? [] : [`${what}: ${all.join(", ")}`];
};

/** The texts that are gone from changed definitions, with the lines of content that have them. */
const goneTexts = (changed: Drift["changed"], { lines }: Dependents): string[] => {
  const gone = new Set(
    changed.flatMap(({ before, strings }) => before.strings.filter((one) => !strings.includes(one))),
  );
  return [...gone].flatMap((text) => listed(`Lines with "${text}", which is gone`, lines(text)));
};

const changedSource = ({ symbols, from, to, before, after, changed }: ChangedSource, dependents: Dependents): string =>
  [
    ...symbols.map(({ id, file, line }) => `### ${id}\n\n${file}:${line}`),
    `${from}${to === undefined ? " is gone" : to === from ? "" : `, now ${to}`}`,
    diffOf(before, after),
    ...listed("Pages", symbols.flatMap(dependents.pages)),
    ...listed("Samples", symbols.flatMap(dependents.samples)),
    ...goneTexts(changed, dependents),
  ].join("\n\n");

const changedDefinition = (
  definition: Drift["changed"][number],
  confirmed: readonly ToolkitSymbol[],
  textOf: (source: string) => string | undefined,
  dependents: Dependents,
): string => {
  const { name, file, first, before, text } = definition;
  const own = new RegExp(`\\b${name.split(".").at(-1)!}\\b`);
  const callers = confirmed.filter(({ source }) => own.test(textOf(source) ?? ""));
  return [
    `### ${name}, ${file}:${first}`,
    diffOf(before.text, text),
    ...listed(
      "Entries whose lines name it",
      callers.map(({ id }) => id),
    ),
    ...goneTexts([definition], dependents),
  ].join("\n\n");
};

const names = (list: Drift["added"]): string[] =>
  list.map(({ name, exposure, file, first }) => `- ${name} (${exposure}), ${file}:${first}`);

/** A drift as Markdown: the entries to read again with what depends on them, then what no entry cites. */
export const printDrift = (
  { confirmed, sources, unread, added, vanished, changed, moved }: Drift,
  dependents: Dependents,
  textOf: (source: string) => string | undefined,
): string => {
  const count = sources.flatMap(({ symbols }) => symbols).length;
  const movedLines = confirmed.filter(({ id, source }) => moved.get(id) !== source).length;
  return [
    `${confirmed.length} entries have the source that was read; the lines of ${movedLines} moved. The source of ${count} changed; ${unread.length} were not read.`,
    ...section(
      "Entries whose source changed",
      sources.map((one) => changedSource(one, dependents)),
      "\n\n",
    ),
    ...section(
      "Entries that were not read in the older sources",
      unread.map(({ id, source }) => `- ${id}, ${source}`),
    ),
    ...section("Public names that are gone", names(vanished)),
    ...section("New public names", names(added)),
    ...section(
      "Changed code that no entry above cites",
      changed.map((one) => changedDefinition(one, confirmed, textOf, dependents)),
      "\n\n",
    ),
  ].join("\n\n");
};
