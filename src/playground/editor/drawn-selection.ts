import type { Extension } from "@codemirror/state";
import { drawSelection, EditorView, ViewPlugin } from "@codemirror/view";

/** The cursor blinks once it has stayed at its place for this long. */
export const REST_MS = 600;

/** Marks the editor while nothing moves the cursor. */
const markRest = ViewPlugin.define(({ scrollDOM: { classList } }) => {
  let timer: ReturnType<typeof setTimeout>;
  const restart = (): void => {
    classList.remove("cm-resting");
    clearTimeout(timer);
    timer = setTimeout(() => classList.add("cm-resting"), REST_MS);
  };
  restart();
  return {
    update: ({ docChanged, selectionSet }) => void ((docChanged || selectionSet) && restart()),
    destroy: () => clearTimeout(timer),
  };
});

/**
 * The selection as CodeMirror draws it, with a cursor that blinks only at rest: a blink that starts again at each key
 * makes the browser divide the page into other layers, and draw more frames.
 */
export const drawnSelection: Extension = [
  drawSelection(),
  markRest,
  EditorView.theme({
    // CodeMirror sets the animation's name on the element.
    "&.cm-focused > .cm-scroller > .cm-cursorLayer": { animation: "none !important" },
    "@media (prefers-reduced-motion: no-preference)": {
      "&.cm-focused > .cm-scroller.cm-resting > .cm-cursorLayer": {
        animation: "steps(1) cm-blink 1.2s infinite !important",
      },
    },
  }),
];
