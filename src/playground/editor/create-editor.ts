import type { DecorationSet, ViewUpdate } from "@codemirror/view";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { xml } from "@codemirror/lang-xml";
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
  Decoration,
  MatchDecorator,
  ViewPlugin,
} from "@codemirror/view";

import type { LastKnown } from "../writing/last-known";
import { editorTheme } from "./editor-theme";
import { keepLineEnds } from "./keep-line-ends";
import { loadSearch } from "./load-search";
import { loadWritingHelp } from "./load-writing-help";
import { openedState, type Opened } from "./opened";
import { updateEditor, type EditorUpdate } from "./update-editor";

const decorator = new MatchDecorator({ regexp: /\r/g, decoration: Decoration.replace({}) });

/** Hides carriage returns: they're characters of the text, but browsers show them as breaks or spaces. */
const hideCarriageReturns = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorator.createDeco(view);
    }
    update(update: ViewUpdate): void {
      this.decorations = decorator.updateDeco(update, this.decorations);
    }
  },
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
  },
);

interface EditorOptions {
  opened: Opened;
  onUpdate: (update: EditorUpdate) => void;
  lastKnown: LastKnown;
}

const BLINK_MS = 1200;

const wantsRest = (): boolean => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

/**
 * The editor of the source. Its line separator is fixed to `\n`, so that carriage returns stay characters of the text
 * and a message keeps its original line ends. Tab isn't captured: it leaves the editor.
 */
export const createEditor = ({ opened, onUpdate, lastKnown }: EditorOptions): EditorView =>
  new EditorView({
    dispatchTransactions: (transactions, view) => updateEditor(view, transactions, onUpdate),
    state: EditorState.create({
      doc: opened.original,
      extensions: [
        EditorState.lineSeparator.of("\n"),
        keepLineEnds,
        hideCarriageReturns,
        openedState(opened),
        lintGutter(),
        lineNumbers(),
        foldGutter(),
        codeFolding(),
        history(),
        drawSelection({ cursorBlinkRate: wantsRest() ? 0 : BLINK_MS }),
        bracketMatching(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        loadSearch,
        xml(),
        loadWritingHelp(lastKnown),
        placeholder("Paste an ERN message here, drop a file, or choose a sample."),
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ "aria-label": "XML source", spellcheck: "false", tabindex: "0" }),
        EditorView.updateListener.of(onUpdate),
        editorTheme,
      ],
    }),
  });
