import { Compartment, type Extension } from "@codemirror/state";
import { EditorView, keymap, type Command } from "@codemirror/view";

import type { LastKnown } from "../writing/last-known";

/** Completion and explanations; their code is loaded when the editor is first used. */
export const loadWritingHelp = (lastKnown: LastKnown): Extension => {
  const place = new Compartment();
  let loading: Promise<Command> | undefined;
  let pointer: PointerEvent | undefined;
  /** Explains what a resting pointer is on: it moved there before there was anything that listened. */
  const repeatMove = (): void => {
    if (!pointer) return;
    const { clientX, clientY, target } = pointer;
    target?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX, clientY }));
  };
  /** Resolves to the command that opens the list of completions. */
  const bring = (view: EditorView): Promise<Command> =>
    (loading ??= import("../writing/writing-help").then(({ writingHelp, startCompletion }) => {
      view.dispatch({ effects: place.reconfigure(writingHelp(lastKnown)) });
      repeatMove();
      return startCompletion;
    }));
  const tryTo = (view: EditorView): void =>
    void bring(view).catch(() => {
      // Without a connection the editor works as before; the next use tries again.
      loading = undefined;
    });
  return [
    place.of([]),
    EditorView.domEventHandlers({
      focus: (_event, view) => tryTo(view),
      pointermove: (event, view) => {
        pointer = event;
        tryTo(view);
      },
      pointerleave: () => void (pointer = undefined),
    }),
    keymap.of([
      {
        key: "Ctrl-Space",
        run: (view) => {
          void bring(view).then(
            (start) => start(view),
            () => undefined,
          );
          return true;
        },
      },
    ]),
  ];
};
