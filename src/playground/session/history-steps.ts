import { redoDepth, undoDepth } from "@codemirror/commands";
import { Annotation, type Transaction } from "@codemirror/state";

import { setOpened } from "../editor/opened";

export const stepName = Annotation.define<string>();

const EVENTS = [
  ["input.paste", "Paste"],
  ["input.complete", "Complete"],
  ["input", "Type"],
  ["delete", "Delete"],
] as const;

const toStep = (transaction: Transaction) => {
  const opened = transaction.effects.find((effect) => effect.is(setOpened));
  if (opened) return { name: transaction.newDoc.length > 0 ? `Open ${opened.value.name}` : "Close", isOpening: true };
  const [, typed = "Change"] = EVENTS.find(([event]) => transaction.isUserEvent(event)) ?? [];
  return { name: transaction.annotation(stepName) ?? typed, isOpening: false };
};

/** A step that Undo or Redo would make, in words that follow "Undo:". */
export type Step = ReturnType<typeof toStep>;

/** Returns a function that follows the editor's history, which has no names, and returns the next steps of Undo and Redo. */
export const createHistorySteps = () => {
  let done: Step[] = [];
  let undone: Step[] = [];
  let last: { undo: Step | null; redo: Step | null } = { undo: null, redo: null };
  return (transactions: readonly Transaction[]): typeof last => {
    for (const transaction of transactions) {
      const [before, after] = [undoDepth(transaction.startState), undoDepth(transaction.state)];
      if (transaction.isUserEvent("undo")) undone.push(...done.splice(-1));
      else if (transaction.isUserEvent("redo")) done.push(...undone.splice(-1));
      else if (after !== before) done.push(toStep(transaction));
      // The history drops its oldest steps, and with a change those to redo.
      done = done.slice(Math.max(0, done.length - after));
      undone = undone.slice(0, redoDepth(transaction.state));
    }
    const [undo, redo] = [done.at(-1) ?? null, undone.at(-1) ?? null];
    // The same object while typing goes on: what shows it isn't rendered again at each key.
    if (undo !== last.undo || redo !== last.redo) last = { undo, redo };
    return last;
  };
};
