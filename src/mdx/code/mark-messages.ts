import type { Code, Root } from "mdast";

import { paths } from "../../utils/paths";
import { walk } from "../nodes/walk";
import { codeMeta } from "./code-meta";

/** An ERN message from its root on; what is left out of a sample is a `…`. */
const MESSAGE = /^\s*(?:<\?xml[^>]*\?>|<!--[^]*?-->|\s)*<([\w-]+:)?NewReleaseMessage\s[^>]*\/\/ddex\.net\/xml\/ern\/\d/;

const isMessage = ({ lang, meta, value }: Code): boolean => {
  if (lang !== "xml" || !MESSAGE.test(value) || value.includes("…")) return false;
  const { within, schema, unchecked } = codeMeta(meta ?? "");
  return within === undefined && schema === undefined && unchecked === undefined;
};

/** Address of a block's message in the playground; undefined for a block that is no whole message. */
export const playgroundLink = ({ data }: Code): string | undefined => data?.["playground"] as string | undefined;

/** Tells each block of a page that is a whole ERN message where the playground opens it. */
export const markMessages = (tree: Root, route: string | null | undefined): void => {
  if (!route) return;
  let blocks = 0;
  walk(tree, (node) => {
    if (node.type !== "code") return;
    blocks += 1;
    if (isMessage(node)) node.data = { ...node.data, playground: paths.playgroundBlock(route, blocks) };
  });
};
