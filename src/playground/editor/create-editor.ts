import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { xml } from "@codemirror/lang-xml";
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
  type ViewUpdate,
} from "@codemirror/view";

import { editorTheme } from "./editor-theme";
import { hideCarriageReturns } from "./hide-carriage-returns";
import { keepLineEnds } from "./keep-line-ends";
import { openedState, type Opened } from "./opened";

interface EditorOptions {
  opened: Opened;
  onUpdate: (update: ViewUpdate) => void;
}

/**
 * The editor of the source. Its line separator is fixed to `\n`, so that carriage returns stay characters of the text
 * and a message leaves with the line ends that it came with. Tab keeps its meaning: it leaves the editor.
 */
export const createEditor = ({ opened, onUpdate }: EditorOptions): EditorView =>
  new EditorView({
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
        drawSelection(),
        bracketMatching(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        search({ top: true }),
        xml(),
        placeholder("Paste an ERN message here, drop a file, or choose a sample."),
        keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ "aria-label": "XML source", spellcheck: "false", tabindex: "0" }),
        EditorView.updateListener.of(onUpdate),
        editorTheme,
      ],
    }),
  });
