import { autocompletion } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { EditorView, ViewPlugin } from "@codemirror/view";

import { completeErn } from "./complete-ern";
import { explainErn } from "./explain-ern";
import { findAllowed, type KnownReferences } from "./known-references";

export { startCompletion } from "@codemirror/autocomplete";

export const completionAndHover = (known: KnownReferences): Extension => [
  autocompletion({ override: [completeErn(known)], icons: false }),
  explainErn(known),
  prepareAllowed(known),
  tooltipTheme,
];

const REST_MS = 300;

/** Compiles what the message's version allows soon after the code is loaded, so that the first completion doesn't wait. */
const prepareAllowed = (known: KnownReferences): Extension =>
  ViewPlugin.define((view) => {
    const timer = setTimeout(() => findAllowed(view.state.doc, known.userSchema()), REST_MS);
    return { destroy: () => clearTimeout(timer) };
  });

/** The look of completions and explanations; colours follow the site's mode automatically. */
const tooltipTheme = EditorView.theme({
  ".cm-tooltip": { border: "1px solid var(--control)", borderRadius: "6px", fontSize: "0.8125rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { maxWidth: "min(36rem, 90vw)", maxHeight: "16rem", padding: "4px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    gap: "12px",
    alignItems: "baseline",
    padding: "4px 8px",
    borderRadius: "4px",
    lineHeight: "1.5",
  },
  "@media (max-width: 767px)": {
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { minHeight: "44px", alignItems: "center" },
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--accentInk)" },
  ".cm-completionLabel": { flex: "none" },
  ".cm-completionDetail": {
    margin: "0",
    fontStyle: "normal",
    color: "var(--muted)",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-completionMatchedText": { fontWeight: "600", textDecoration: "none" },
  ".cm-tooltip.cm-completionInfo": { maxWidth: "20rem", padding: "8px 12px", fontFamily: "inherit" },
  ".cm-explanation": { maxWidth: "min(24rem, 80vw)", padding: "8px 12px", lineHeight: "1.5", whiteSpace: "normal" },
  ".cm-explanation p": { margin: "4px 0" },
  ":is(.cm-explanation, .cm-completionInfo) a": { color: "var(--accent)" },
});
