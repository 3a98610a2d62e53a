import { getSearchQuery, searchPanelOpen, type SearchQuery } from "@codemirror/search";
import type { Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { nextTurn } from "./next-turn";
import { mayMatch, OVERLAP } from "./quick-query";
import { PIECE_LENGTH } from "./text-pieces";

/** A text is looked through once typing pauses. */
const REST_MS = 150;

/** Is there a match? Long texts are looked through in pieces, so that the page stays responsive. */
const hasMatch = async (query: SearchQuery, text: Text, isWanted: () => boolean): Promise<boolean> => {
  for (let from = 0; from < text.length && isWanted(); from += PIECE_LENGTH) {
    const to = Math.min(text.length, from + PIECE_LENGTH + OVERLAP);
    if (mayMatch(query, text, from, to) && !query.getCursor(text, from, to).next().done) return true;
    await nextTurn();
  }
  return !isWanted();
};

/** Says in the search panel if nothing is found; CodeMirror itself stays silent. */
export const sayNotFound = (nothing = "Nothing found") => {
  let asked: { query: SearchQuery; text: Text } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (view: EditorView, text: string): void => {
    const panel = view.dom.querySelector(".cm-panel.cm-search");
    const status =
      panel?.querySelector(".cm-not-found") ??
      panel?.appendChild(Object.assign(document.createElement("span"), { className: "cm-not-found", role: "status" }));
    if (status) status.textContent = text;
  };

  return EditorView.updateListener.of(({ state, view }) => {
    if (!searchPanelOpen(state)) {
      asked = undefined;
      return;
    }
    const wanted = { query: getSearchQuery(state), text: state.doc };
    if (asked && asked.query.eq(wanted.query) && asked.text === wanted.text) return;
    // What was said of another query isn't true of this one.
    if (asked && !asked.query.eq(wanted.query)) say(view, "");
    asked = wanted;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isWanted = (): boolean => asked === wanted;
      if (!wanted.query.valid) return say(view, wanted.query.search && "This isn't a regular expression");
      void hasMatch(wanted.query, wanted.text, isWanted).then((found) => isWanted() && say(view, found ? "" : nothing));
    }, REST_MS);
  });
};
