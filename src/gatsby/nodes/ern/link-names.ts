import { listElements } from "@ddex-suite/ern";

import { changeStrings, type ContentNode } from "../../../utils/content-node";
import { paths } from "../../../utils/paths";
import { currentToolkit } from "../../locations/current-toolkit";

/** What keeps its code as it is, because it's a link, a tooltip, a heading, collapsed or the like; or a name in code. */
const SKIPPED_OR_NAME =
  /<(a|h[1-6]|details|button|thead|figure|span(?= [^>]*role="tooltip"))\b[^>]*>.*?<\/\1>|<code>([A-Z](?:[A-Za-z]|<wbr>)+)<\/code>/gs;

let elements: ReadonlySet<string> | undefined;
let symbols: ReadonlySet<string> | undefined;

/** Does the name mean an element of ERN on this page? Elsewhere than in Learn ERN it may be a type of the toolkit. */
const isElement = (name: string, path: string): boolean => {
  elements ??= new Set(listElements().map((element) => element.name));
  symbols ??= new Set(currentToolkit().symbols.map((symbol) => symbol.name));
  return elements.has(name) && (path.startsWith(paths.doc("learn")) || !symbols.has(name));
};

/** Returns links the first mention of each element of ERN in a doc's inline code to its page. */
export const linkErnNames = (content: readonly ContentNode[], path: string | null): readonly ContentNode[] => {
  if (!path?.startsWith(paths.docs())) return content;
  const linked = new Set<string>();
  return changeStrings(content, (html) =>
    html.replace(SKIPPED_OR_NAME, (all, _tag, code?: string) => {
      const name = code?.replaceAll("<wbr>", "");
      if (name === undefined || linked.has(name) || !isElement(name, path)) return all;
      linked.add(name);
      return `<a class="ern-name" href="${paths.ernElement(name)}">${all}</a>`;
    }),
  );
};
