import { isolateHistory } from "@codemirror/commands";
import { type Text, Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import type { ErnText } from "../../ern";
import { type Opened, setOpened } from "../editor/opened";
import { toText } from "../editor/text-pieces";
import type { SourceReader } from "./create-source-reader";
import { QUIET, type Store } from "./state/playground-state";
import type { OpenedText } from "./state/read-file";

export type TextShower = ReturnType<typeof showText>;

export const showText = (store: Store, view: EditorView, reader: SourceReader) => {
  /** Replaces the source, with the cursor at an offset; undo restores the previous one, unless this is the first. */
  const show = (shown: Text, opened: Opened, anchor: number, isFirst: boolean): void => {
    const transaction = view.state.update({
      changes: { from: 0, to: view.state.doc.length, insert: shown },
      selection: { anchor },
      effects: [setOpened.of(opened), EditorView.scrollIntoView(anchor)],
      annotations: [isolateHistory.of("full"), Transaction.addToHistory.of(!isFirst)],
    });
    // A text that shares parts with the source is compared with it right away.
    if (opened.original === shown) opened.original = transaction.newDoc;
    view.dispatch(transaction);
    store.set({ analysis: null, inspection: null, reading: QUIET, notice: null });
    void reader.current().catch(() => undefined);
  };
  return {
    show,
    open: (
      { source, encoding }: ErnText | OpenedText,
      name: string,
      { isFirst = false, isSample }: { isFirst?: boolean; isSample?: true } = {},
    ): void => {
      const original = typeof source === "string" ? toText(source) : source;
      show(original, { original, name, encoding, ...(isSample && { isSample }) }, 0, isFirst);
    },
  };
};
