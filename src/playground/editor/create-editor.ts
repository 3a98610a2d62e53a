import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { autoCloseTags } from "@codemirror/lang-xml";
import { foldKeymap } from "@codemirror/language";
import { EditorState, type Transaction } from "@codemirror/state";
import {
  type Command,
  Decoration,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  MatchDecorator,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";

import type { KnownReferences } from "../completion/known-references";
import { editorBasics } from "./editor-theme";
import { keepLineEnds } from "./keep-line-ends";
import { loadCompletion, loadSearch } from "./lazy-extensions";
import { openedState } from "./opened";
import { xmlNearView } from "./parse-near-view";

const decorator = new MatchDecorator({ regexp: /\r/g, decoration: Decoration.replace({}) });

/** Hides carriage returns: they're characters of the text, but browsers show them as breaks or spaces. */
const hideCarriageReturns = ViewPlugin.define(
  (view) => ({
    decorations: decorator.createDeco(view),
    update(update: ViewUpdate): void {
      this.decorations = decorator.updateDeco(update, this.decorations);
    },
  }),
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
  },
);

/** Scrolls the editor to a place at its top or center; for a short message CodeMirror would scroll the page. */
const scrollEditor = EditorView.scrollHandler.of((view, { head }, target) => {
  if (target.y !== "nearest") {
    const above = target.y === "start" ? target.yMargin : view.scrollDOM.clientHeight / 2;
    view.scrollDOM.scrollTop = view.lineBlockAt(head).top - above;
    target.y = "nearest";
  }
  return false;
});

/** Returns the editor of the source. Carriage returns stay characters, so line ends are kept; Tab leaves it. */
export const createEditor = (
  onUpdate: (update: EditorUpdate) => void,
  known: KnownReferences,
  undoByKey: Command,
): EditorView =>
  new EditorView({
    dispatchTransactions: (transactions, view) => updateEditor(view, transactions, onUpdate),
    state: EditorState.create({
      extensions: [
        EditorState.lineSeparator.of("\n"),
        keepLineEnds,
        hideCarriageReturns,
        openedState,
        editorBasics(),
        history(),
        EditorView.lineWrapping,
        highlightActiveLine(),
        highlightActiveLineGutter(),
        scrollEditor,
        loadSearch,
        // `xml()` would also bring completion by a schema of its own.
        xmlNearView,
        autoCloseTags,
        loadCompletion(known),
        placeholder("Paste an ERN message here, drop a file, or choose a sample."),
        keymap.of([{ key: "Mod-z", run: undoByKey }, ...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        EditorView.contentAttributes.of({ "aria-label": "XML source", spellcheck: "false", tabindex: "0" }),
        EditorView.updateListener.of(onUpdate),
      ],
    }),
  });

export type EditorUpdate = Pick<
  ViewUpdate,
  "changes" | "docChanged" | "selectionSet" | "startState" | "state" | "transactions"
>;

const MOST_DRAWN = 20_000;

/** Returns whether an editor that isn't visible would draw everything inserted into its viewport, even megabytes. */
const drawsMuch = ({ inView, viewport: { from, to } }: EditorView, { changes }: Transaction): boolean =>
  !inView && changes.mapPos(to, 1) - changes.mapPos(from, -1) - (to - from) > MOST_DRAWN;

/** Applies transactions to an editor. One that isn't visible draws at most one screen, not the whole message. */
const updateEditor = (
  view: EditorView,
  transactions: readonly Transaction[],
  onUpdate: (update: EditorUpdate) => void,
): void => {
  const [first, ...others] = transactions;
  if (!first || others.length > 0 || !drawsMuch(view, first)) return view.update(transactions);
  const { changes, docChanged, selection, startState, state } = first;
  view.setState(state);
  onUpdate({ changes, docChanged, selectionSet: selection !== undefined, startState, state, transactions });
  // A new state loses the scroll target.
  view.update([view.state.update({ effects: EditorView.scrollIntoView(state.selection.main) })]);
};
