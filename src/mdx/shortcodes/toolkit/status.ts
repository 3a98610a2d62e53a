import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";

import { dataPaths } from "../../../config/content";
import { type Known, knownWords, statusMeanings, type SymbolStatus, symbolStatuses } from "../../../config/toolkit";
import { toDiagnostic } from "../../../diagnostics/diagnostic";
import { worstStatus } from "../../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { paths } from "../../../utils/paths";
import { link, list, text } from "../../nodes/markdown-nodes";
import { formatClosestIds, idDiagnostic, type ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "Status";

const attributes = (values: Record<string, string>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));

/** Makes a status badge, with how the status is known if given. */
export const statusBadge = (value: SymbolStatus, known?: Known): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name: NAME,
  attributes: attributes({ value, ...(known && { known }) }),
  children: [],
});

/** Links the version that a symbol came with, or changed in, if that is later than 0.4.0. */
export const historyMarks = ({ since, changed }: Pick<ToolkitSymbol, "since" | "changed">): PhrasingContent[] => {
  const marks: [words: string, version: string | null][] = [
    ["since", since],
    ["changed in", changed],
  ];
  return marks.flatMap(([words, version]) =>
    version === null
      ? []
      : [link(`${paths.doc("changelog")}#${version.replaceAll(".", "")}`, text(`${words} ${version}`))],
  );
};

type Badge = Pick<ToolkitSymbol, "status" | "note">;

const idsOf = (of: string): string[] => of.split(/\s+/);

/** Returns the worst status of some symbols, with the note of the first symbol that has it. */
const worstOf = (of: string, { byId }: Toolkit): Badge => {
  const symbols = idsOf(of).map((id) => byId.get(id)!);
  const worst = worstStatus(symbols.map((symbol) => symbol.status));
  return symbols.find((symbol) => symbol.status === worst)!;
};

const ofGroup = (group: string | undefined, { groups }: Toolkit): Badge => {
  const { status, means } = groups.find(({ name }) => name === group)!;
  return { status, note: means };
};

/** `<Status of="…" />`, `<Status group="…" />`: a symbol's status, or the worst of several, with its meaning. */
export const status = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    inline: true,
    oneOf: ["of", "group"],
    props: { of: {}, group: {} },
    missing: ({ of, group = "" }) => {
      if (of !== undefined) return idDiagnostic(toolkit(), ...idsOf(of));
      const known = toolkit().groups.map(({ name }) => name);
      return known.includes(group)
        ? undefined
        : toDiagnostic("group-unknown", { group, file: dataPaths().groups, near: formatClosestIds(group, known) });
    },
    expand: (node, { of, group }) => {
      const { status: value, note } = of === undefined ? ofGroup(group, toolkit()) : worstOf(of, toolkit());
      return [{ ...node, attributes: attributes({ value, note }) }];
    },
    html: (_node, { value = "", note, known }) => [
      h("span", { className: ["status", value], title: note }, [
        value,
        note === undefined ? null : h("span.visually-hidden", `: ${note}`),
      ]),
      ...(known === undefined ? [] : [text(" "), h("small.known", knownWords[known as Known])]),
    ],
    markdown: (_node, { value, note, known }) => [
      text(`(${value}${known === undefined ? "" : `, ${known}`}${note === undefined ? "" : `: ${note}`})`),
    ],
  }) as const satisfies ToolkitShortcode;

/** `<StatusLegend />`: what the four statuses mean. */
export const statusLegend = {
  name: "StatusLegend",
  expand: (node) => {
    const items = symbolStatuses.map((value) => [statusBadge(value), text(` ${statusMeanings[value]}.`)]);
    return [{ ...node, children: [list(items)] } as Content];
  },
} as const satisfies ToolkitShortcode;
