import { isolateHistory } from "@codemirror/commands";
import { Transaction, type Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { setOpened, type Opened } from "../editor/opened";
import { toText } from "../editor/to-text";
import type { SourceReader } from "./create-source-reader";
import type { Playground } from "./playground";
import type { PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

interface Parts {
  store: Store<PlaygroundState>;
  view: EditorView;
  reader: SourceReader;
}

interface TextShower {
  /** Replaces the source, with the cursor at an offset; undo restores the previous one, unless this is the first. */
  show: (shown: Text, opened: Opened, anchor: number, isFirst: boolean) => void;
  open: Playground["open"];
}

export const showText = ({ store, view, reader }: Parts): TextShower => {
  const show: TextShower["show"] = (shown, opened, anchor, isFirst) => {
    const transaction = view.state.update({
      changes: { from: 0, to: view.state.doc.length, insert: shown },
      selection: { anchor },
      effects: [setOpened.of(opened), EditorView.scrollIntoView(anchor)],
      annotations: [isolateHistory.of("full"), Transaction.addToHistory.of(!isFirst)],
    });
    // A text that shares parts with the source is compared with it right away.
    if (opened.original === shown) opened.original = transaction.newDoc;
    view.dispatch(transaction);
    store.set({
      analysis: null,
      inspection: null,
      problem: null,
      notice: null,
      isChoosing: false,
      hasLeftStart: false,
    });
    void reader.current().catch(() => undefined);
  };
  return {
    show,
    open: ({ source, encoding }, name, { isFirst = false, isSample } = {}) => {
      const original = typeof source === "string" ? toText(source) : source;
      show(original, { original, name, encoding, ...(isSample && { isSample }) }, 0, isFirst);
    },
  };
};
