import { getSearchQuery, searchPanelOpen, type SearchQuery } from "@codemirror/search";
import type { Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { nextTurn } from "./next-turn";
import { mayMatch, OVERLAP } from "./quick-query";
import { PIECE_LENGTH } from "./text-pieces";

/** A text is looked through once typing pauses. */
const REST_MS = 150;

/** Returns whether there's a match, searching long texts in pieces, so that the page stays responsive. */
const hasMatch = async (query: SearchQuery, text: Text, isCurrent: () => boolean): Promise<boolean> => {
  for (let from = 0; from < text.length && isCurrent(); from += PIECE_LENGTH) {
    const to = Math.min(text.length, from + PIECE_LENGTH + OVERLAP);
    if (mayMatch(query, text, from, to) && !query.getCursor(text, from, to).next().done) return true;
    await nextTurn();
  }
  return !isCurrent();
};

/** Returns an extension that shows in the search panel if nothing is found; CodeMirror shows nothing. */
export const notFoundStatus = () => {
  let current: { query: SearchQuery; text: Text } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (view: EditorView, text: string): void => {
    const panel = view.dom.querySelector(".cm-panel.cm-search");
    const status =
      panel?.querySelector(".cm-not-found") ??
      panel?.appendChild(Object.assign(document.createElement("span"), { className: "cm-not-found", role: "status" }));
    if (status) status.textContent = text;
  };

  return EditorView.updateListener.of(({ state, view }) => {
    if (!searchPanelOpen(state)) {
      current = undefined;
      return;
    }
    const next = { query: getSearchQuery(state), text: state.doc };
    if (current && current.query.eq(next.query) && current.text === next.text) return;
    // The status of another query isn't true of this one.
    if (current && !current.query.eq(next.query)) setStatus(view, "");
    current = next;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isCurrent = (): boolean => current === next;
      if (!next.query.valid) return setStatus(view, next.query.search && "This isn't a regular expression");
      void hasMatch(next.query, next.text, isCurrent).then(
        (found) => isCurrent() && setStatus(view, found ? "" : "Nothing found"),
      );
    }, REST_MS);
  });
};
