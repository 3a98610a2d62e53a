import type { Content, TableRow } from "mdast";

import { symbolStatuses } from "../config/toolkit";
import { componentProps, isComponent } from "../mdx/nodes/component";
import { plainText } from "../mdx/nodes/plain-text";
import { walk } from "../mdx/nodes/walk";
import { ContentError } from "../problems/content-error";
import type { ProsePage } from "./read-page";

interface Named {
  statuses: { of: string; node: Content }[];
  links: string[];
}

const namedIn = (row: TableRow): Named => {
  const named: Named = { statuses: [], links: [] };
  walk(row, (node) => {
    if (!isComponent(node)) return;
    const { id, of } = componentProps(node);
    if (node.name === "Status" && of !== undefined) named.statuses.push({ of, node });
    if (node.name === "SymbolLink" && id !== undefined) named.links.push(id);
  });
  return named;
};

const isStatus = (text: string): boolean => (symbolStatuses as readonly string[]).includes(text.trim().toLowerCase());

/** Is one the symbol that the other belongs to, or are they the same? */
const related = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** What is wrong with the statuses in a page's tables: one written by hand, or one of a symbol that its row does not link to. */
export const statusProblems = ({ file, tree, lineOf }: ProsePage): ContentError[] => {
  const problems: ContentError[] = [];
  walk(tree, (node) => {
    if (node.type === "tableCell" && isStatus(plainText(node)))
      problems.push(new ContentError(file, lineOf(node), `The status "${plainText(node)}" is written by hand`, 'Write <Status of="…" /> or <Status group="…" />'));
    if (node.type !== "tableRow") return;
    const { statuses, links } = namedIn(node);
    if (links.length === 0) return;
    for (const { of, node: badge } of statuses)
      if (!of.split(/\s+/).some((id) => links.some((link) => related(id, link))))
        problems.push(new ContentError(file, lineOf(badge), `The status is that of ${of}, but the row is about ${links.join(", ")}`, "Name the symbol of the row"));
  });
  return problems;
};
