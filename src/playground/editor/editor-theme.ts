import { bracketMatching, codeFolding, foldGutter, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { StyleModule } from "style-mod";

import { fonts } from "../../theme/tokens";
import { blurredSelection } from "./blurred-selection";

const sheet = new CSSStyleSheet();
let mounted: readonly StyleModule[] = [];

// A constructed stylesheet for CodeMirror's themes: a strict Content-Security-Policy blocks its `<style>` element.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
StyleModule.mount = (_root, modules) => {
  const added = [modules].flat();
  if (added.every((module) => mounted.includes(module))) return;
  mounted = [...mounted.filter((module) => !added.includes(module)), ...added];
  sheet.replaceSync(mounted.map((module) => module.getRules()).join("\n"));
};

/** CodeMirror scopes its themes to a class of its own, and its parts come and go, so these rules aren't in the page's styles. */
const theme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--paper)", color: "var(--ink)", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: fonts.mono, lineHeight: "1.6" },
  ".cm-gutters": {
    backgroundColor: "var(--paper)",
    color: "var(--muted)",
    border: "0",
    borderRight: "1px solid var(--hairline)",
  },
  // Room for three digits and the fold marks from the start, so that the text doesn't move when they appear.
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.5rem" },
  ".cm-foldGutter .cm-gutterElement": { minWidth: "0.875rem" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 6%, transparent)" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-blurredSelection, ::selection": { backgroundColor: "color-mix(in srgb, var(--accent) 16%, var(--paper))" },
  // As high as the lines; the browser's own is the last one with the focus.
  ".cm-blurredSelection": { padding: "0.22em 0" },
  "&:not(.cm-focused) .cm-content ::selection": { backgroundColor: "transparent" },
  ".cm-placeholder": { color: "var(--muted)" },
  ".cm-foldPlaceholder": {
    backgroundColor: "var(--raised)",
    border: "1px solid var(--control)",
    color: "var(--muted)",
  },
  ".cm-panels, .cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--ink)", borderColor: "var(--hairline)" },
  ".cm-textfield, .cm-button, .cm-diagnostic .cm-diagnosticAction": {
    minHeight: "32px",
    padding: "0 8px",
    border: "1px solid var(--control)",
    borderRadius: "6px",
    background: "var(--paper)",
    color: "var(--ink)",
    font: "inherit",
  },
  ".cm-panel.cm-search": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "8px 40px 8px 12px",
    fontSize: "0.8125rem",
  },
  ".cm-panel.cm-search br": { display: "none" },
  ".cm-panel.cm-search :is(input, button, label)": { margin: "0" },
  ".cm-panel.cm-search .cm-textfield": { width: "8.5rem" },
  ".cm-panel.cm-search label": { display: "inline-flex", alignItems: "center", gap: "4px", fontSize: "inherit" },
  ".cm-panel.cm-search [name=close]": { top: "8px", right: "8px", width: "32px", height: "32px", fontSize: "1.125rem" },
  ".cm-diagnostic .cm-diagnosticAction": { margin: "4px 8px 4px 0", padding: "0 10px" },
  ".cm-diagnosticText": { display: "block", maxWidth: "60ch" },
  // Round for an error, square for a warning, so that colour isn't the only difference.
  ".cm-gutter-lint": { width: "1rem" },
  // Its place, until its code is loaded.
  ".cm-lineNumbers:first-child": { marginLeft: "1rem" },
  ".cm-gutter-lint .cm-gutterElement": { display: "grid", placeItems: "center", padding: "0" },
  ".cm-lint-marker": { width: "8px", height: "8px" },
  ".cm-lint-marker-error": { content: "normal", borderRadius: "50%", background: "var(--danger)" },
  ".cm-lint-marker-warning": { content: "normal", background: "var(--warning)" },
  // An outline, because a background would reduce the contrast of tag names.
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--accent)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--danger)" },
  // An outline, because a stronger background would reduce the contrast of the code.
  ".cm-searchMatch": {
    backgroundColor: "color-mix(in srgb, var(--warning) 10%, var(--paper))",
    outline: "1px solid var(--warning)",
  },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--accent) 10%, var(--paper))" },
  ".cm-searchMatch-selected": {
    backgroundColor: "color-mix(in srgb, var(--warning) 16%, var(--paper))",
    outlineWidth: "2px",
  },
});

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "var(--codeType)" },
  { tag: [tags.attributeName, tags.propertyName], color: "var(--codeFunction)" },
  { tag: [tags.attributeValue, tags.string], color: "var(--codeString)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--codeNumber)" },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta], color: "var(--codeComment)" },
]);

/** Returns the extensions of all editors, in colours that follow the site's colour mode. */
export const editorBasics = (): Extension => [
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  blurredSelection,
  bracketMatching(),
  theme,
  syntaxHighlighting(highlight),
];
