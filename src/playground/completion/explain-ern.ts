import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { type Command, EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import type { AllowedHere, NameFacts } from "@ddex-suite/ern";

import { createLink, explainName, type GlossaryEntry, parseGlossaryLines } from "./explain-name";
import { findAllowed, type KnownReferences } from "./known-references";
import { elementAt, findName } from "./parse-context";

/** Type, occurrence and source in one line; then a schema's own words, which come from the user’s file. */
const factLines = ({ type, occurrence, meaning }: NameFacts, { maker }: AllowedHere) => [
  `${[type, occurrence].filter(Boolean).join(", ")}, by ${maker}.`,
  meaning && `From your schema: “${meaning}”`,
];

let glossary: Promise<readonly GlossaryEntry[]> | undefined;

const loadGlossary = (): Promise<readonly GlossaryEntry[]> =>
  (glossary ??= import("!../../../content/glossary.yaml?source").then(
    ({ default: raw }) => parseGlossaryLines(raw),
    () => {
      // Until it can be loaded, our own sentences are enough.
      glossary = undefined;
      return [];
    },
  ));

const createElement = <Tag extends "strong" | "p">(tag: Tag, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });

const explainAt = async (
  view: EditorView,
  offset: number,
  known: KnownReferences,
): Promise<(Tooltip & { text: string }) | null> => {
  const { doc } = view.state;
  const found = findName(doc, offset);
  if (!found) return null;
  const { name, isAttribute, from, to } = found;
  const element = elementAt(doc, from, known.names());
  const text = explainName(name, await loadGlossary(), element.at(isAttribute ? -1 : -2));
  const allowed = findAllowed(doc, known.userSchema());
  const facts = allowed?.facts?.(element, isAttribute ? name : undefined);
  const lines = [text, ...(facts && allowed ? factLines(facts, allowed) : [])].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  const create = () => {
    const dom = document.createElement("div");
    dom.className = "cm-explanation";
    dom.append(createElement("strong", name), ...lines.map((line) => createElement("p", line)));
    if (text !== undefined && !isAttribute) dom.append(createLink(name));
    return { dom };
  };
  return { pos: from, end: to, above: true, text: `${name}: ${lines.join(" ")}`, create };
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

const explainAtCursor =
  (known: KnownReferences): Command =>
  (view) => {
    const { doc } = view.state;
    const offset = view.state.selection.main.head;
    void explainAt(view, offset, known).then((tooltip) => {
      if (view.state.doc !== doc) return;
      const announcement = tooltip?.text ?? "Nothing is known about this.";
      view.dispatch({ effects: [setExplained.of(tooltip), EditorView.announce.of(announcement)] });
    });
    return true;
  };

const closeExplanation: Command = (view) => {
  if (!view.state.field(explained)) return false;
  view.dispatch({ effects: setExplained.of(null) });
  return true;
};

/** Explains elements and attributes: under the pointer, or by key at the cursor. */
export const explainErn = (known: KnownReferences): Extension => [
  hoverTooltip((view, offset) => explainAt(view, offset, known)),
  explained,
  EditorView.domEventHandlers({
    blur: ({ relatedTarget }, view) => {
      // Its link can get the focus; moving it anywhere else closes the tooltip.
      if (relatedTarget instanceof Node && !view.dom.contains(relatedTarget)) setTimeout(() => closeExplanation(view));
    },
  }),
  keymap.of([
    { key: "Mod-Shift-Space", run: explainAtCursor(known) },
    { key: "Escape", run: closeExplanation },
  ]),
];
