import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import type { LastKnown } from "../writing/last-known";
import { whenUsed } from "./when-used";

/** Completion and explanations; their code is loaded when the editor is first used. */
export const loadWritingHelp = (lastKnown: LastKnown): Extension => {
  let pointer: PointerEvent | undefined;
  /** Explains what a resting pointer is on: it moved there before there was anything that listened. */
  const repeatMove = (): void => {
    if (!pointer) return;
    const { clientX, clientY, target } = pointer;
    target?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX, clientY }));
  };
  const load = async () => {
    const { writingHelp, startCompletion } = await import("../writing/writing-help");
    return [writingHelp(lastKnown), startCompletion] as const;
  };
  const { tryTo, extension } = whenUsed("Ctrl-Space", load, repeatMove);
  return [
    extension,
    EditorView.domEventHandlers({
      pointermove: (event, view) => {
        pointer = event;
        tryTo(view);
      },
      pointerleave: () => void (pointer = undefined),
    }),
  ];
};
