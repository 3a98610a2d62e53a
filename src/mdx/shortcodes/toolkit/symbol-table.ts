import type { Content, Paragraph } from "mdast";

import { symbolKinds } from "../../../config/toolkit";
import { paragraph, text } from "../../nodes/markdown-nodes";
import { knownLegend } from "../../../reference/toolkit/known";
import { matchingSymbols } from "../../../reference/toolkit/matching-symbols";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { codeOf } from "./code-of";
import { emptyListDiagnostic } from "./empty-list-diagnostic";
import { ownerProps } from "./owner-props";
import { entriesOf } from "./symbol";
import { tableOf } from "./table-of";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "SymbolTable";

const legend: Paragraph = { ...paragraph(text(knownLegend)), data: { hProperties: { className: ["evidence"] } } };

/** `<SymbolTable package="…" language="…" />`: a table of symbols with their signatures, statuses and behaviour. */
export const symbolTable = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    dependsOn: ["toolkit"],
    props: { ...ownerProps, parent: {}, kind: { values: symbolKinds } },
    anchors: (props, symbols) => matchingSymbols(symbols, props).map(({ id }) => id),
    missing: (props) => emptyListDiagnostic(NAME, props, toolkit()),
    expand: (tree) => {
      /** Each symbol has one anchor on a page: its full entry, otherwise its first row. */
      const anchored = entriesOf(tree);
      const anchorOf = (id: string): string | undefined => {
        if (anchored.has(id)) return undefined;
        anchored.add(id);
        return id;
      };
      /** The terms of the tables are explained once on a page. */
      let explained = false;
      return (node, props) => {
        const rows = tableOf(matchingSymbols(toolkit().symbols, props), { anchorOf });
        const children = explained ? [rows] : [legend, rows];
        explained = true;
        return [{ ...node, children } as Content];
      };
    },
    text: ({ language }) => codeOf(language),
  }) as const satisfies ToolkitShortcode;
