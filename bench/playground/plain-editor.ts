import { defaultKeymap, history } from "@codemirror/commands";
import { xml } from "@codemirror/lang-xml";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";

declare global {
  interface Window {
    /** Shows an editor of XML with CodeMirror's own extensions alone, with the cursor behind a text. */
    openPlainEditor: (doc: string, middle: string) => void;
  }
}

window.openPlainEditor = (doc, middle) => {
  const anchor = doc.indexOf(middle) + middle.length;
  const view = new EditorView({
    doc,
    parent: document.body,
    selection: { anchor },
    scrollTo: EditorView.scrollIntoView(anchor, { y: "center" }),
    extensions: [
      lineNumbers(),
      history(),
      xml(),
      syntaxHighlighting(defaultHighlightStyle),
      highlightActiveLine(),
      EditorView.lineWrapping,
      keymap.of(defaultKeymap),
      EditorView.theme({ "&": { width: "700px", height: "800px" }, ".cm-scroller": { overflow: "auto" } }),
    ],
  });
  view.focus();
};
