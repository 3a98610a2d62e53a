import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const theme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--paper)", color: "var(--ink)", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": {
    fontFamily: 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    lineHeight: "1.6",
  },
  ".cm-gutters": {
    backgroundColor: "var(--paper)",
    color: "var(--muted)",
    border: "0",
    borderRight: "1px solid var(--hairline)",
  },
  // Room for three digits and the fold marks from the start, so that the text does not move when they come.
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.5rem" },
  ".cm-foldGutter .cm-gutterElement": { minWidth: "0.875rem" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 6%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection": {
    backgroundColor: "color-mix(in srgb, var(--accent) 24%, transparent)",
  },
  ".cm-placeholder": { color: "var(--muted)" },
  ".cm-foldPlaceholder": {
    backgroundColor: "var(--raised)",
    border: "1px solid var(--control)",
    color: "var(--muted)",
  },
  ".cm-panels, .cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--ink)", borderColor: "var(--hairline)" },
  ".cm-textfield": { backgroundColor: "var(--paper)", border: "1px solid var(--control)", color: "var(--ink)" },
  ".cm-button": { background: "var(--paper)", border: "1px solid var(--control)", color: "var(--ink)" },
  ".cm-searchMatch": { backgroundColor: "color-mix(in srgb, var(--warning) 30%, transparent)" },
  ".cm-searchMatch-selected": { backgroundColor: "color-mix(in srgb, var(--warning) 55%, transparent)" },
});

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "var(--codeType)" },
  { tag: [tags.attributeName, tags.propertyName], color: "var(--codeFunction)" },
  { tag: [tags.attributeValue, tags.string], color: "var(--codeString)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--codeNumber)" },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta], color: "var(--codeComment)" },
]);

/** The site's own colours, which follow its colour mode by themselves. */
export const editorTheme = [theme, syntaxHighlighting(highlight)];
