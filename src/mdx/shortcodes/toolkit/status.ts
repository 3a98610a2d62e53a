import type { Text } from "hast";
import { h } from "hastscript";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";

import { dataPaths } from "../../../config/content";
import type { Known, SymbolStatus } from "../../../config/toolkit";
import { text } from "../../nodes/markdown-nodes";
import type { ComponentProps } from "../../nodes/component";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { ranked } from "../../../utils/text/nearest";
import { worstStatus } from "../../../reference/toolkit/groups";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { idDiagnostic } from "./id-diagnostic";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "Status";

const attributes = (values: Record<string, string>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));

const blank: Text = { type: "text", value: " " };

/** Makes a status badge, with how the status is known if given. */
export const statusBadge = (value: SymbolStatus, known?: Known): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name: NAME,
  attributes: attributes({ value, ...(known && { known }) }),
  children: [],
});

interface Badge {
  status: SymbolStatus;
  note: string;
}

const idsOf = (of: string): string[] => of.split(/\s+/);

/** The worst status of some symbols, with the note of the first symbol that has it. */
const worstOf = (of: string, { byId }: Toolkit): Badge => {
  const symbols = idsOf(of).map((id) => byId.get(id)!);
  const worst = worstStatus(symbols.map((symbol) => symbol.status));
  return symbols.find((symbol) => symbol.status === worst)!;
};

const badgeOf = ({ of, group }: ComponentProps, toolkit: Toolkit): Badge => {
  if (of !== undefined) return worstOf(of, toolkit);
  const { status, means } = toolkit.groups.find(({ name }) => name === group)!;
  return { status, note: means };
};

const groupDiagnostic = (name: string, { groups }: Toolkit): Diagnostic | undefined =>
  groups.some((group) => group.name === name)
    ? undefined
    : {
        message: `There is no group "${name}" of symbols`,
        remedy: `Correct it, or add it to ${dataPaths().groups}; most like it: ${ranked(
          name,
          groups.map((group) => group.name),
        )
          .slice(0, 3)
          .join(", ")}.`,
      };

/** `<Status of="…" />`, `<Status group="…" />`: a symbol's status, or the worst of several, with its meaning. */
export const status = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    inline: true,
    dependsOn: ["toolkit"],
    oneOf: ["of", "group"],
    props: { of: {}, group: {} },
    missing: ({ of, group }) =>
      of === undefined
        ? groupDiagnostic(group ?? "", toolkit())
        : idsOf(of)
            .map((id) => idDiagnostic(id, toolkit()))
            .find((diagnostic) => diagnostic !== undefined),
    expand: () => (node, props) => {
      const badge = badgeOf(props, toolkit());
      return [{ ...node, attributes: attributes({ value: badge.status, note: badge.note }) }];
    },
    html: (_node, { value = "", note, known }) => [
      h("span", { className: ["status", value], title: note }, [
        value,
        note === undefined ? null : h("span.visually-hidden", `: ${note}`),
      ]),
      ...(known === undefined ? [] : [blank, h("small.known", known)]),
    ],
    markdown: (_node, { value, note, known }) => [
      text(`(${value}${known === undefined ? "" : `, ${known}`}${note === undefined ? "" : `: ${note}`})`),
    ],
  }) as const satisfies ToolkitShortcode;
