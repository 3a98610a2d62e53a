import type { Text } from "hast";
import { h } from "hastscript";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";

import { symbolStatuses } from "../../config/toolkit";
import type { Known, SymbolStatus } from "../../config/toolkit";
import { text } from "../../mdx/nodes/markdown-nodes";
import type { Toolkit } from "../toolkit";
import { idProblem } from "./id-problem";
import type { ToolkitWord } from "./toolkit-word";

const NAME = "Status";

const attributes = (values: Record<string, string>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));

const blank: Text = { type: "text", value: " " };

/** Makes a status badge, with how the status is known where that is to be said. */
export const statusBadge = (value: SymbolStatus, known?: Known): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name: NAME,
  attributes: attributes({ value, ...(known && { known }) }),
  children: [],
});

/** `<Status value="works" />`, `<Status of="…" />`: a status as a badge, or that of a symbol with its note. */
export const status = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    inline: true,
    dependsOn: ["toolkit"],
    oneOf: ["value", "of"],
    props: { value: { values: symbolStatuses }, of: {}, note: {} },
    missing: ({ of: id }) => (id === undefined ? undefined : idProblem(id, toolkit())),
    expand:
      () =>
      (node, { of: id }) => {
        const symbol = id === undefined ? undefined : toolkit().byId.get(id);
        if (!symbol) return [node];
        return [{ ...node, attributes: attributes({ value: symbol.status, note: symbol.note }) }];
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
  }) as const satisfies ToolkitWord;
