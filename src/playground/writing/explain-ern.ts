import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { type Command, EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import type { AllowedHere, NameFacts } from "@ddex-suite/ern";

import { explainName, type GlossaryEntry, readGlossaryText, toLink } from "./explain-name";
import { findAllowed, type KnownReferences } from "./known-references";
import { elementAt, type FoundName, nameAt } from "./read-context";

/** Type, occurrence and source in one line; then a schema's own words, which come from the user’s file. */
const factLines = ({ type, occurrence, meaning }: NameFacts, { maker }: AllowedHere) => [
  `${[type, occurrence].filter(Boolean).join(", ")}, by ${maker}.`,
  meaning && `From the schema you gave: “${meaning}”`,
];

let glossary: Promise<readonly GlossaryEntry[]> | undefined;

const loadGlossary = (): Promise<readonly GlossaryEntry[]> =>
  (glossary ??= import("!../../../content/glossary.yaml?source").then(
    ({ default: raw }) => readGlossaryText(raw),
    () => {
      // Until it can be loaded, our own sentences are enough.
      glossary = undefined;
      return [];
    },
  ));

const saidOf = async (view: EditorView, found: FoundName, last: KnownReferences) => {
  const { doc } = view.state;
  const element = elementAt(doc, found.from, last.names());
  const { name, isAttribute } = found;
  const explanation = explainName(name, await loadGlossary(), {
    parent: element.at(isAttribute ? -1 : -2),
    isAttribute,
  });
  const allowed = findAllowed(doc, last.userSchema());
  const facts = allowed?.facts?.(element, found.isAttribute ? found.name : undefined);
  const schemaLines = facts && allowed ? factLines(facts, allowed) : [];
  return { explanation, lines: [explanation?.text, ...schemaLines].filter((line) => line !== undefined) };
};

type Said = Awaited<ReturnType<typeof saidOf>>;

const write = <Tag extends "strong" | "p">(tag: Tag, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });

const toDom = (name: string, { explanation, lines }: Said): HTMLElement => {
  const dom = document.createElement("div");
  dom.className = "cm-explanation";
  dom.append(write("strong", name), ...lines.map((line) => write("p", line)));
  if (explanation?.more) dom.append(toLink(explanation.more));
  return dom;
};

const explainAt = async (
  view: EditorView,
  offset: number,
  last: KnownReferences,
): Promise<(Tooltip & { inWords: string }) | null> => {
  const found = nameAt(view.state.doc, offset);
  const explanation = found && (await saidOf(view, found, last));
  if (!explanation || explanation.lines.length === 0) return null;
  const { name, from, to } = found;
  const inWords = `${name}: ${explanation.lines.join(" ")}`;
  return { pos: from, end: to, above: true, inWords: inWords, create: () => ({ dom: toDom(name, explanation) }) };
};

const setExplained = StateEffect.define<Tooltip | null>();

/** The explanation opened by key, shown until the cursor moves. */
const explained = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, { effects, docChanged, selection }) => {
    const set = effects.find((effect) => effect.is(setExplained));
    return set ? set.value : docChanged || selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

const explainHere =
  (last: KnownReferences): Command =>
  (view) => {
    const { doc } = view.state;
    const offset = view.state.selection.main.head;
    void explainAt(view, offset, last).then((tooltip) => {
      if (view.state.doc !== doc) return;
      const announcement = tooltip?.inWords ?? "Nothing is known about this.";
      view.dispatch({ effects: [setExplained.of(tooltip), EditorView.announce.of(announcement)] });
    });
    return true;
  };

const close: Command = (view) => {
  if (!view.state.field(explained)) return false;
  view.dispatch({ effects: setExplained.of(null) });
  return true;
};

/** Explains elements and attributes: under the pointer, or by key at the cursor. */
export const explainErn = (last: KnownReferences): Extension => [
  hoverTooltip((view, offset) => explainAt(view, offset, last)),
  explained,
  EditorView.domEventHandlers({
    blur: ({ relatedTarget }, view) => {
      // Its link can get the focus; moving it anywhere else closes the tooltip.
      if (relatedTarget instanceof Node && !view.dom.contains(relatedTarget)) setTimeout(() => close(view));
    },
  }),
  keymap.of([
    { key: "Mod-Shift-Space", run: explainHere(last) },
    { key: "Escape", run: close },
  ]),
];
