/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";

import { MAIN_ID } from "../../utils/reserved-ids";
import { showStaticFallback } from "./show-static-fallback";

const answerWith = (build: string): void => {
  const answer = { ok: true, json: () => Promise.resolve({ webpackCompilationHash: build }) };
  globalThis.fetch = () => Promise.resolve(answer as Response);
};

beforeEach(() => {
  document.body.innerHTML = `<main id="${MAIN_ID}"><p>Text.</p></main>`;
  window.___webpackCompilationHash = "old";
});

describe("showStaticFallback", () => {
  it("says that the site has a new version if it has been deployed since the page was opened", async () => {
    answerWith("new");
    await act(() => showStaticFallback(new Error("The code of the page")));
    expect(
      screen.getByText(/could not be loaded\..* The site has been updated since you opened this page/),
    ).toBeVisible();
    expect(screen.getByText("Text.")).toBeVisible();
  });

  it("says nothing about versions if there is no other", async () => {
    answerWith("old");
    await act(() => showStaticFallback(new Error("The code of the page")));
    expect(screen.getByText(/could not be loaded/)).not.toHaveTextContent("updated");
  });
});
