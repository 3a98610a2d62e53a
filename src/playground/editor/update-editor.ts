import type { Transaction } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";

/** What a listener of the editor is told. */
export type EditorUpdate = Pick<ViewUpdate, "changes" | "docChanged" | "selectionSet" | "startState" | "state">;

/** So many characters are drawn at once in an editor that nobody sees. */
const MOST_DRAWN = 20_000;

/** Would an editor out of sight draw all that comes into the part that it has drawn, be it a message of megabytes? */
const drawsMuch = ({ inView, viewport: { from, to } }: EditorView, { changes }: Transaction): boolean =>
  !inView && changes.mapPos(to, 1) - changes.mapPos(from, -1) - (to - from) > MOST_DRAWN;

/** Brings transactions into an editor; one out of sight draws no whole message, but as much as a screen takes. */
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
  // A new state has forgotten what is to be in sight.
  view.update([view.state.update({ effects: EditorView.scrollIntoView(state.selection.main) })]);
};
