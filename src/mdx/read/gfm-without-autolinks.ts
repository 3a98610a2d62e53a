import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Processor } from "unified";

import { addExtension } from "./add-extension";

/** Remark plugin for GFM but its autolinks, which cost a third of the parse: for text that has no bare address. */
export function gfmWithoutAutolinks(this: Processor): void {
  const data = this.data();
  for (const extension of [gfmFootnote(), gfmStrikethrough(), gfmTable, gfmTaskListItem])
    addExtension(data, "micromarkExtensions", extension);
  for (const extension of [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown,
    gfmTableFromMarkdown,
    gfmTaskListItemFromMarkdown,
  ])
    addExtension(data, "fromMarkdownExtensions", extension);
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2/gm;
const BARE_ADDRESS = /(?:^|[\s*_~]|(?<!\])\()(?:https?:\/\/|www\.)|[\w.+-]@[\w-]+\.[a-z]/im;

/** May the text hold an address that GFM makes a link? True now and then without one, never false with one. */
export const mayHoldAutolink = (body: string): boolean => BARE_ADDRESS.test(body.replace(FENCE, ""));
