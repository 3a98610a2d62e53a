import type { Element } from "hast";
import type { List, ListItem } from "mdast";

import { symbolIndexDoc } from "../config/toolkit";
import { element } from "../mdx/read/element";
import { known } from "./known";
import { routeOfDoc } from "../content-files/docs-place";
import type { PlacedSymbol } from "./symbol";
import { code, link, text } from "./symbol-nodes";

/** About the height of an entry, for the browser to reserve while it leaves a list out of sight unpainted. */
const ENTRY_PX = 64;

interface Entry {
  symbol: PlacedSymbol;
  /** Is the page of all symbols the symbol's home? Its note is said at home only. */
  here: boolean;
}

const toEntries = (symbols: readonly PlacedSymbol[]): Entry[] => {
  const home = `${routeOfDoc(symbolIndexDoc)}#`;
  return symbols.map((symbol) => ({ symbol, here: symbol.url.startsWith(home) }));
};

const toItem = ({ symbol, here }: Entry): ListItem => {
  const { parent, signature, status, note, url } = symbol;
  const rest = [parent === null ? "" : ` in ${parent}`, `: ${status}, ${known(symbol)}`, here ? `. ${note}` : ""].join(
    "",
  );
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
  children: toEntries(symbols).map(toItem),
});

const toElement = ({ symbol, here }: Entry): Element => {
  const { id, parent, kind, status, signature, note, url } = symbol;
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
    toEntries(symbols).map(toElement),
  );
