/** @jest-environment jsdom */
import { EditorView } from "@codemirror/view";
import { waitFor } from "@testing-library/react";

import { prepareBrowser } from "../../test/playground/live-playground";
import { blurredSelection } from "./blurred-selection";

describe("blurredSelection", () => {
  beforeEach(prepareBrowser);

  it("marks what is selected only while the editor doesn't have the focus", async () => {
    const view = new EditorView({ doc: "<a>b</a>", parent: document.body, extensions: blurredSelection });
    const marked = () => view.dom.querySelector(".cm-blurredSelection")?.textContent;
    expect(marked()).toBeUndefined();
    view.dispatch({ selection: { anchor: 0, head: 3 } });
    expect(marked()).toBe("<a>");
    view.dispatch({ changes: { from: 1, insert: "x" } });
    expect(marked()).toBe("<xa>");
    view.focus();
    await waitFor(() => expect(marked()).toBeUndefined());
    view.contentDOM.blur();
    await waitFor(() => expect(marked()).toBe("<xa>"));
    view.destroy();
  });
});
