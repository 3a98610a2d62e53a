import { isolateHistory } from "@codemirror/commands";
import { type Text, Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { ErnText } from "@ddex-suite/ern";

import { type OpenedMessage, setOpened } from "../editor/opened";
import { toEditorText } from "../editor/text-pieces";
import type { SourceReader } from "./create-source-reader";
import { QUIET, type Store } from "./state/playground-state";
import type { OpenedText } from "./state/read-file";

/** The views that show parts of a message: of a broken one, Checks says what is wrong. */
const VIEWS_OF_PARTS = new Set(["source", "structure", "tracks", "edit", "json"]);

export type TextOpener = ReturnType<typeof createTextOpener>;

export const createTextOpener = (store: Store, view: EditorView, reader: SourceReader) => {
  /** Replaces the source, with the cursor at an offset; undo restores the previous one, unless this is the first. */
  const show = (shown: Text, opened: OpenedMessage, anchor: number, isFirst: boolean): void => {
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
  /** A sample has a view of its own, and a view that was chosen meanwhile stays. */
  const showChecksIfBroken = async (opened: OpenedMessage): Promise<void> => {
    const before = store.get().panel;
    const { structure, diagnostics } = await reader.current();
    const { opened: now, length, panel } = store.get();
    const isBroken = structure.length === 0 || diagnostics.some(({ severity }) => severity === "error");
    if (now === opened && !opened.isSample && length > 0 && isBroken && panel === before && VIEWS_OF_PARTS.has(panel))
      store.set({ panel: "checks" });
  };
  return {
    show,
    open: (
      { source, encoding }: ErnText | OpenedText,
      name: string,
      { isFirst = false, isSample }: { isFirst?: boolean; isSample?: true } = {},
    ): void => {
      const original = typeof source === "string" ? toEditorText(source) : source;
      const opened: OpenedMessage = { original, name, encoding, ...(isSample && { isSample }) };
      show(original, opened, 0, isFirst);
      showChecksIfBroken(opened).catch(() => undefined);
    },
  };
};
