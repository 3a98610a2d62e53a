import type { Code, Root } from "mdast";

import { paths } from "../../utils/paths";
import { walk } from "../nodes/walk";
import { codeMeta } from "./code-meta";

/** A whole ERN message from its root element; a `…` replaces what a sample leaves out. */
const MESSAGE = /^\s*(?:<\?xml[^>]*\?>|<!--[^]*?-->|\s)*<([\w-]+:)?NewReleaseMessage\s[^>]*\/\/ddex\.net\/xml\/ern\/\d/;

const isMessage = ({ lang, meta, value }: Code): boolean => {
  if (lang !== "xml" || !MESSAGE.test(value) || value.includes("…")) return false;
  const { within, schema, unchecked } = codeMeta(meta ?? "");
  return within === undefined && schema === undefined && unchecked === undefined;
};

/** URL of a block's message in the playground; undefined if the block isn't a whole message. */
export const playgroundLink = ({ data }: Code): string | undefined => data?.["playground"] as string | undefined;

/** Adds the playground link to each block that is a whole ERN message. */
export const markMessages = (tree: Root, route: string | null | undefined): void => {
  if (!route) return;
  let blocks = 0;
  walk(tree, (node) => {
    if (node.type !== "code") return;
    blocks += 1;
    if (isMessage(node)) node.data = { ...node.data, playground: paths.playgroundBlock(route, blocks) };
  });
};
