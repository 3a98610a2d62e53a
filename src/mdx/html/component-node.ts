import type { Element, ElementContent, Text } from "hast";
import type { State } from "mdast-util-to-hast";

import { symbolFilterForm } from "../../toolkit/words/symbol-filter-form";
import { symbolListNode } from "../../toolkit/words/symbol-list";
import type { PlacedSymbol } from "../../toolkit/symbol";
import { componentProps } from "../nodes/component-props";
import { element } from "../nodes/element";
import { island } from "../nodes/island";
import { isComponent } from "../nodes/is-component";
import type { Component } from "../nodes/is-component";
import { linkAttributes } from "../nodes/link-attributes";
import { vocabulary } from "../words/vocabulary";

type ToNode = (node: Component, props: Record<string, string>, state: State) => ElementContent | ElementContent[];

const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";

const content = (state: State, node: Component): ElementContent[] => state.all(node).filter((child) => !isBlank(child));

/** Children of the given name, with their props. */
const parts = (node: Component, name: string): { part: Component; props: Record<string, string> }[] =>
  node.children.flatMap((part) => (isComponent(part, name) ? [{ part, props: componentProps(part) }] : []));

const inlineContent = (state: State, node: Component): ElementContent[] =>
  content(state, node).flatMap((child) =>
    child.type === "element" && child.tagName === "p" ? child.children : [child],
  );

const card = (state: State, node: Component, { href = "", title = "" }: Record<string, string>): Element => {
  const text = inlineContent(state, node);
  return element("li", {}, [
    element("a", { href, ...linkAttributes(href) }, [
      element("strong", {}, [title]),
      ...(text.length > 0 ? [element("span", {}, text)] : []),
    ]),
  ]);
};

const blank: Text = { type: "text", value: " " };

/** The symbols that `expandSymbols` gave a list. */
const symbolsOf = (list: Component): readonly PlacedSymbol[] => (list.data?.["symbols"] ?? []) as PlacedSymbol[];

const toNode: Record<string, ToNode> = {
  Tabs: (node, props, state) => {
    const tabs = parts(node, "Tab");
    return island(
      "Tabs",
      { ...props, tabs: tabs.map(({ props: { value, label } }) => ({ value, label })) },
      tabs.map(({ part, props: { value } }) => island("TabPanel", { value }, content(state, part))),
    );
  },
  Steps: (node, _props, state) =>
    content(state, node).map((child) =>
      child.type === "element" && child.tagName === "ol"
        ? { ...child, properties: { ...child.properties, className: ["steps"] } }
        : child,
    ),
  Cards: (node, _props, state) =>
    element(
      "ul",
      { className: ["cards"] },
      parts(node, "Card").map(({ part, props }) => card(state, part, props)),
    ),
  Details: (node, { summary = "" }, state) =>
    element("details", {}, [element("summary", {}, [summary]), ...content(state, node)]),
  Status: (_node, { value = "", note, known }) => [
    element("span", { className: ["status", value], title: note }, [
      value,
      ...(note === undefined ? [] : [element("span", { className: ["visually-hidden"] }, [`: ${note}`])]),
    ]),
    ...(known === undefined ? [] : [blank, element("small", { className: ["known"] }, [known])]),
  ],
  SymbolFilter: (node, _props, state) =>
    island("SymbolFilter", {}, [
      symbolFilterForm(parts(node, "SymbolList").reduce((sum, { part }) => sum + symbolsOf(part).length, 0)),
      ...content(state, node),
    ]),
  SymbolList: (node) => symbolListNode(symbolsOf(node)),
  // Filled in when the page is queried, for the figures change with other files.
  SampleFigures: () => island("SampleFigures", {}, []),
  Symbol: (node, { id = "" }, state) => element("section", { className: ["symbol"], id }, content(state, node)),
};

/** Turns a component of the vocabulary into HTML or an island; of any other, only the content is kept. */
export const componentNode = (state: State, node: Component): ElementContent | ElementContent[] => {
  const name = node.name ?? "";
  const props = componentProps(node);
  if (Object.hasOwn(toNode, name)) return toNode[name]?.(node, props, state) ?? [];
  return vocabulary.get(name)?.island ? island(name, props, content(state, node)) : state.all(node);
};
