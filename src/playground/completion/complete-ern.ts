import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Text } from "@codemirror/state";
import type { AllowedHere, ElementNames } from "@ddex-suite/ern";

import { insertCompletion, toChild, toClosing, toValue, toValues } from "./completions";
import { findAllowed, type KnownReferences, listKnownReferences } from "./known-references";
import { parseContext, toLocalName, type XmlContext } from "./parse-context";

/** While more of a name or value is typed, the list stays valid. */
const TYPED = /^[^\s<>"'=/]*$/;
/** Text that is completed with each key: nothing else is between the tags. */
const WORD = /^[A-Za-z]+$/;

const optionsAt = (context: XmlContext, allowed: AllowedHere | undefined, known: KnownReferences): Completion[] => {
  const { cursor, place, ancestors } = context;
  const present = [...place.before, ...place.after].map(toLocalName);
  if (cursor.kind === "close") return toClosing(context);
  if (cursor.kind === "child" || cursor.kind === "text") {
    const children = allowed?.children(ancestors, present, place.before.length) ?? [];
    const values = cursor.kind === "text" && present.length === 0 ? toValues(allowed, ancestors) : [];
    const references = cursor.kind === "text" ? listKnownReferences(ancestors, allowed, known.references()) : [];
    return [
      ...references.map(({ reference, label }) => toValue(reference, { detail: label })),
      ...values,
      ...children.map((name, index) => toChild(context, allowed!, name, index)),
      ...toClosing(context),
    ];
  }
  const element: ElementNames = [...ancestors, toLocalName(cursor.element)];
  if (cursor.kind === "value") return toValues(allowed, element, cursor.attribute);
  return (allowed?.attributes(element) ?? [])
    .filter(({ name }) => !cursor.present.includes(name))
    .map(({ name, required, deprecated }) => ({
      label: name,
      type: "property",
      info: `By ${allowed!.maker}.`,
      detail: required ? "required" : undefined,
      boost: Number(required) - Number(deprecated),
      apply: (view, completion, from, to) =>
        insertCompletion(view, completion, from, to, `${name}=""`, name.length + 2),
    }));
};

/** The text after a tag up to the cursor, if the tag is near. */
const TEXT = /<(?:"[^"]*"|'[^']*'|[^"'<>])*>([^<>]*)$/;
const NEAR = 1000;

/** Whether the cursor is clearly in text in which no key completes anything; reads only what is near. */
const isPlainText = (doc: Text, offset: number): boolean => {
  const [, typed] = TEXT.exec(doc.sliceString(Math.max(0, offset - NEAR), offset)) ?? [];
  return typed !== undefined && !WORD.test(typed);
};

/** Returns a source of completions, requested with each key or by Ctrl+Space; between tags only by the latter. */
export const completeErn =
  (known: KnownReferences) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const context = explicit || !isPlainText(state.doc, pos) ? parseContext(state.doc, pos, known.names()) : undefined;
    if (!context) return null;
    const { cursor } = context;
    const typed = state.sliceDoc(cursor.from, pos);
    if (cursor.kind === "text" && !explicit && !WORD.test(typed)) return null;
    const options = optionsAt(context, findAllowed(state.doc, known.userSchema()), known);
    if (options.length === 0) return null;
    const from = cursor.kind === "text" ? pos - /[^\s]*$/.exec(typed)![0].length : cursor.from;
    return { from, options, validFor: TYPED };
  };
