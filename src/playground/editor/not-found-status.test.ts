/** @jest-environment jsdom */
import { MessageChannel } from "node:worker_threads";

import { openSearchPanel, search, SearchQuery, setSearchQuery } from "@codemirror/search";
import { EditorView } from "@codemirror/view";
import { waitFor } from "@testing-library/dom";

import { prepareBrowser } from "../../test/playground/live-playground";
import { notFoundStatus } from "./not-found-status";
import { PIECE_LENGTH } from "./text-pieces";

const statusText = (): string | null | undefined => document.querySelector(".cm-search [role=status]")?.textContent;

jest.setTimeout(40_000);

describe("notFoundStatus", () => {
  let view: EditorView;
  const says = (text: string): Promise<void> => waitFor(() => expect(statusText()).toBe(text), { timeout: 20_000 });
  const look = (options: ConstructorParameters<typeof SearchQuery>[0], text: string): Promise<void> => {
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery(options)) });
    return says(text);
  };

  beforeEach(() => {
    prepareBrowser();
    Object.assign(globalThis, { MessageChannel });
    // The name begins in one piece and ends in the next.
    const doc = `${"<a/>\n".repeat(Math.floor(PIECE_LENGTH / 5))}<Genre/>\n<a/>`;
    view = new EditorView({ doc, parent: document.body, extensions: [search({ top: true }), notFoundStatus()] });
    openSearchPanel(view);
  });
  afterEach(() => view.destroy());

  it("says in the panel that nothing is found, until something is", async () => {
    await look({ search: "Gen" }, "");
    await look({ search: "Genres" }, "Nothing found");
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: "Gen" })) });
    expect(statusText()).toBe("");
    await look({ search: "Genres" }, "Nothing found");
    view.dispatch({ changes: { from: 0, insert: "Genres" } });
    await says("");
  });

  it("finds what lies across two pieces, and tells a wrong expression", async () => {
    await look({ search: "<Gen(re)?/>\\n<a", regexp: true }, "");
    await look({ search: "(", regexp: true }, "This isn't a regular expression");
    await look({ search: "" }, "");
  });
});
