import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { foldKeymap } from "@codemirror/language";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

import { editorBasics } from "./editor-theme";

export type JsonEditor = ReturnType<typeof createJsonEditor>;

/** Returns a JSON editor; read-only without a listener. */
export const createJsonEditor = (parent: HTMLElement, label: string, onChange?: (text: string) => void) => {
  let problemId: string | undefined;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        editorBasics(),
        search({ top: true }),
        json(),
        keymap.of([...defaultKeymap, ...searchKeymap, ...foldKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
        EditorView.contentAttributes.of((): Record<string, string> =>
          problemId === undefined ? {} : { "aria-invalid": "true", "aria-describedby": problemId },
        ),
        onChange
          ? [
              history(),
              keymap.of(historyKeymap),
              EditorView.updateListener.of(({ docChanged, state }) => {
                if (docChanged) onChange(state.sliceDoc());
              }),
            ]
          : EditorState.readOnly.of(true),
      ],
    }),
  });
  return {
    setText: (text: string): void => {
      if (text === view.state.sliceDoc()) return;
      const { length } = view.state.doc;
      view.dispatch({
        changes: { from: 0, to: length, insert: text },
        // Every change is a separate undo step, except the first text.
        annotations: [isolateHistory.of("full"), Transaction.addToHistory.of(length > 0)],
      });
    },
    /** Links the editor to the element that describes what is wrong with its text, if there is one, by id. */
    blame: (id: string | undefined): void => {
      problemId = id;
      // An empty update makes the editor re-read its attributes.
      view.dispatch({});
    },
    destroy: (): void => view.destroy(),
  };
};
