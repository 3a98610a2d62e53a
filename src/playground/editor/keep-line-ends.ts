import { type ChangeSpec, EditorState, type Text, Transaction } from "@codemirror/state";

const isBetween = (doc: Text, offset: number): boolean =>
  offset > 0 && doc.sliceString(offset - 1, offset + 1) === "\r\n";

/** Keeps CRLF line ends: typed text goes before one, a new line gets one, and both characters are deleted. */
export const keepLineEnds = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes, effects, scrollIntoView } = transaction;
  const { doc } = startState;
  const isTyped = transaction.isUserEvent("input") || transaction.isUserEvent("delete");
  if (!isTyped || changes.empty || !doc.line(1).text.endsWith("\r")) return transaction;

  const moved: ChangeSpec[] = [];
  let isRight = true;
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => {
    const typed = inserted.sliceString(0, undefined, "\n");
    const insert = typed.replace(/\r?\n/g, "\r\n");
    const start = isBetween(doc, from) ? from - 1 : from;
    const end = !isBetween(doc, to) ? to : to - 1 > start ? to - 1 : from === to ? start : to + 1;
    moved.push({ from: start, to: end, insert });
    isRight &&= start === from && end === to && insert === typed;
  });
  if (isRight) return transaction;
  const change = startState.changes(moved);
  return {
    changes: change,
    selection: startState.selection.map(change, 1),
    effects,
    scrollIntoView,
    annotations: Transaction.userEvent.of(transaction.annotation(Transaction.userEvent) ?? "input"),
  };
});
