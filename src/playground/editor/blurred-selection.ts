import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const mark = Decoration.mark({ class: "cm-blurredSelection" });

const decorate = ({ hasFocus, state }: EditorView): DecorationSet => {
  const { empty, from, to } = state.selection.main;
  return hasFocus || empty ? Decoration.none : Decoration.set(mark.range(from, to));
};

/**
 * Marks the selection of an editor without the focus. Browsers show that of one with it; if CodeMirror drew both, each
 * key would take a second layout.
 */
export const blurredSelection = ViewPlugin.define(
  (view) => ({
    decorations: decorate(view),
    update({ docChanged, focusChanged, selectionSet, view: now }: ViewUpdate): void {
      if (docChanged || focusChanged || selectionSet) this.decorations = decorate(now);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);
