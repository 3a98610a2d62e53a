import type { Element } from "hast";
import type { List, ListItem } from "mdast";

import { paths } from "../../utils/paths";
import { symbolIndexDoc } from "../../config/toolkit";
import { element } from "../mdx/element";
import { known } from "./known";
import type { PlacedSymbol } from "./symbol";
import { code, link, text } from "./symbol-nodes";

/** About the height of an entry, for the browser to reserve while it leaves a list out of sight unpainted. */
const ENTRY_PX = 64;

/** Is the page of all symbols the symbol's home? Its note is said at home only. */
const livesHere = ({ url }: PlacedSymbol): boolean => url.startsWith(`${paths.doc(symbolIndexDoc)}#`);

const toItem = (symbol: PlacedSymbol): ListItem => {
  const { parent, signature, status, note, url } = symbol;
  const rest = [
    parent === null ? "" : ` in ${parent}`,
    `: ${status}, ${known(symbol)}`,
    livesHere(symbol) ? `. ${note}` : "",
  ].join("");
  return {
    type: "listItem",
    spread: false,
    children: [{ type: "paragraph", children: [link(url, code(signature)), text(rest)] }],
  };
};

/** The symbols as a list for the page's Markdown. */
export const symbolList = (symbols: readonly PlacedSymbol[]): List => ({
  type: "list",
  ordered: false,
  spread: false,
  children: symbols.map(toItem),
});

const toEntry = (symbol: PlacedSymbol): Element => {
  const { id, parent, kind, status, signature, note, url } = symbol;
  const here = livesHere(symbol);
  return element("li", { id: here ? id : undefined, className: [kind] }, [
    element("a", { href: here ? `#${id}` : url }, [signature]),
    element("b", { className: [status] }, [status]),
    ...(parent === null ? [] : [element("i", {}, [parent])]),
    element("small", {}, [known(symbol)]),
    ...(here ? [element("p", {}, [note])] : []),
  ]);
};

/** The symbols as a list with as little markup as hundreds of entries need. */
export const symbolListNode = (symbols: readonly PlacedSymbol[]): Element =>
  element(
    "ul",
    {
      className: ["symbols"],
      dataPackage: symbols[0]?.package,
      dataLanguage: symbols[0]?.language,
      style: `contain-intrinsic-size:auto ${symbols.length * ENTRY_PX}px`,
    },
    symbols.map(toEntry),
  );
