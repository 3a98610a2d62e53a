import { type Completion, pickedCompletion } from "@codemirror/autocomplete";
import type { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import {
  type AllowedHere,
  type ElementNames,
  escapeAttribute,
  escapeText,
  type Layout,
  toEmptySkeleton,
  toXml,
  withPrefix,
} from "@ddex-suite/ern";

import { createLink, findMeaning } from "./explain-name";
import type { XmlContext } from "./parse-context";

/** The beginning of a message shows its indentation per level. */
const LOOKED_AT = 4000;
/** Anything deeper isn't indentation. */
const DEEPEST = 400;

/** The formatting of an element that begins at an offset: on lines of its own if it's the first on its line. */
const layoutAt = (text: Text, offset: number): { layout: Layout; indent: string } => {
  const { from } = text.lineAt(offset);
  const indent = text.sliceString(Math.max(from, offset - DEEPEST), offset);
  if (indent.trim() !== "") return { layout: { lineEnd: "", indent: "" }, indent: "" };
  const { to } = text.line(1);
  const lineEnd = text.sliceString(to - 1, to) === "\r" ? "\r\n" : "\n";
  const step = /\n([ \t]+)</.exec(text.sliceString(0, LOOKED_AT))?.[1] ?? "  ";
  return { layout: { lineEnd, indent: step }, indent };
};

/** No listed value is longer. */
const LONGEST_VALUE = 200;

/** Replaces what was typed, and puts the cursor into the new text. */
export const insertCompletion = (
  view: EditorView,
  completion: Completion,
  from: number,
  to: number,
  insert: string,
  cursor = insert.length,
): void =>
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + cursor },
    annotations: pickedCompletion.of(completion),
    userEvent: "input.complete",
    scrollIntoView: true,
  });

/** The offset for the first text of a skeleton: in an attribute's quotes or between tags. */
const firstGap = (markup: string): number => /(?<==")(?=")|(?<=>)(?=<\/)/.exec(markup)?.index ?? markup.length;

const toPrefix = (name: string): string => name.slice(0, name.indexOf(":") + 1);

const toChildInfo = (name: string, parent: string | undefined, source: string): Completion["info"] => {
  const meaning = findMeaning(name, parent);
  if (meaning === undefined) return source;
  return () => {
    const dom = document.createElement("div");
    dom.append(`${meaning} ${source} `, createLink(name));
    return dom;
  };
};

export const toChild = (context: XmlContext, allowed: AllowedHere, name: string, rank: number): Completion => {
  const { place, ancestors, cursor } = context;
  const sibling = place.before[0] ?? place.after[0];
  const prefix =
    sibling !== undefined ? toPrefix(sibling) : ancestors.length > 1 ? toPrefix(place.ancestors.at(-1) ?? "") : "";
  const required = allowed.lacking([...ancestors, name], [])?.map((child) => child.name);
  return {
    label: prefix + name,
    type: "type",
    boost: -rank,
    info: toChildInfo(name, ancestors.at(-1), `By ${allowed.maker}.`),
    detail: required && required.length > 0 ? `with ${required.join(", ")}` : undefined,
    apply: (view, completion, from, to) => {
      if (cursor.kind === "child" && cursor.isTag) return insertCompletion(view, completion, from, to, prefix + name);
      const begin = cursor.kind === "child" ? from - 1 : from;
      const { layout, indent } = layoutAt(view.state.doc, begin);
      const element = withPrefix(toEmptySkeleton(allowed, ancestors, name), prefix);
      const markup = toXml(element, layout, indent).replace(/<([^\s<>/]+)([^<>]*)\/>/g, "<$1$2></$1>");
      insertCompletion(view, completion, begin, to, markup, firstGap(markup));
    },
  };
};

/** Returns the closing tag, if the element around is open. */
export const toClosing = ({ place, cursor }: XmlContext): Completion[] => {
  const name = place.ancestors.at(-1);
  const isClosed = name !== undefined && place.closing === name;
  if (name === undefined || (isClosed && cursor.kind !== "close")) return [];
  return [
    {
      label: `/${name}>`,
      displayLabel: `</${name}>`,
      type: "keyword",
      boost: -99,
      apply: (view, completion, from, to) => {
        const begin = cursor.kind === "text" ? from : cursor.kind === "close" ? from - 2 : from - 1;
        const end = view.state.sliceDoc(to, to + 1) === ">" ? to + 1 : to;
        insertCompletion(view, completion, begin, end, `</${name}>`);
      },
    },
  ];
};

/** Returns a value, which replaces the whole existing one. */
export const toValue = (
  label: string,
  more: Pick<Completion, "detail" | "info">,
  markup = escapeText(label),
): Completion => ({
  label,
  ...more,
  apply: (view, completion, from, to) => {
    const rest = /^[^\s<>"']*/.exec(view.state.sliceDoc(to, to + LONGEST_VALUE))![0];
    insertCompletion(view, completion, from, to + rest.length, markup);
  },
});

export const toValues = (allowed: AllowedHere | undefined, element: ElementNames, attribute?: string): Completion[] =>
  (allowed?.values(element, attribute) ?? []).map((value) => {
    const markup = attribute === undefined ? escapeText(value) : escapeAttribute(value, "\"'");
    return toValue(value, { info: `By ${allowed!.maker}.` }, markup);
  });
