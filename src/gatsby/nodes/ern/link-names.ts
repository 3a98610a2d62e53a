import { listElements } from "@ddex-suite/ern";

import type { SlotValues } from "../../../mdx/nodes/slots";
import { toAddress } from "../../../utils/address";
import { paths } from "../../../utils/paths";
import { currentToolkit } from "../../locations/current-toolkit";

let elements: ReadonlySet<string> | undefined;
let symbols: ReadonlySet<string> | undefined;

/** Whether the name means an element of ERN on this page; outside Learn ERN it may be a type of the toolkit. */
const isErnElement = (name: string, path: string): boolean => {
  elements ??= new Set(listElements().map((element) => element.name));
  symbols ??= new Set(currentToolkit().symbols.map((symbol) => symbol.name));
  return elements.has(name) && (path.startsWith(paths.doc("learn")) || !symbols.has(name));
};

/** Prints names in a page's inline code: the first mention of each element of ERN in a doc is a link to its page. */
export const ernNamePrinter = (path: string | null) => {
  const linked = new Set<string>();
  return ({ name, html }: SlotValues["ernName"]): string => {
    if (!path?.startsWith(paths.docs()) || linked.has(name) || !isErnElement(name, path)) return html;
    linked.add(name);
    return `<a class="ern-name" href="${toAddress(paths.ernElement(name))}">${html}</a>`;
  };
};
