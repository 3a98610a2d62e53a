import type { Transaction } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";

/** What a listener of the editor gets. */
export type EditorUpdate = Pick<ViewUpdate, "changes" | "docChanged" | "selectionSet" | "startState" | "state">;

/** The most characters drawn at once in an editor that isn't visible. */
const MOST_DRAWN = 20_000;

/** Would an editor that isn't visible draw everything inserted into its viewport, even megabytes? */
const drawsMuch = ({ inView, viewport: { from, to } }: EditorView, { changes }: Transaction): boolean =>
  !inView && changes.mapPos(to, 1) - changes.mapPos(from, -1) - (to - from) > MOST_DRAWN;

/** Applies transactions to an editor. One that isn't visible draws at most one screen, not the whole message. */
export const updateEditor = (
  view: EditorView,
  transactions: readonly Transaction[],
  onUpdate: (update: EditorUpdate) => void,
): void => {
  const [first, ...others] = transactions;
  if (!first || others.length > 0 || !drawsMuch(view, first)) return view.update(transactions);
  const { changes, docChanged, selection, startState, state } = first;
  view.setState(state);
  onUpdate({ changes, docChanged, selectionSet: selection !== undefined, startState, state });
  // A new state loses the scroll target.
  view.update([view.state.update({ effects: EditorView.scrollIntoView(state.selection.main) })]);
};
