import type { Content, List, ListItem } from "mdast";

/** Class of the list of a code block's notes. */
export type NotesClass = "code-notes";

/** The notes of a code block, in line order. */
export const noteList = (notes: readonly Content[][], places: readonly { line: number; id: string }[]): List => ({
  type: "list",
  ordered: true,
  spread: false,
  data: { hProperties: { className: ["code-notes" satisfies NotesClass] } },
  children: notes.map((children, at): ListItem => ({
    type: "listItem",
    spread: false,
    data: { hProperties: { id: places[at]!.id }, line: places[at]!.line },
    children: children as ListItem["children"],
  })),
});

/** The line of code that a list item refers to. */
export const notedLine = ({ data }: ListItem): number | undefined => data?.["line"] as number | undefined;
