/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { renderToStaticMarkup } from "react-dom/server";

import { fakePlayground, renderInPlayground } from "../../test/playground/fake-playground";
import { nothingOpened } from "../editor/opened";
import { samples } from "../samples/samples";
import { StartSkeleton } from "./start/start-view";
import { StartScreen } from "./start-screen";

const entry = (id: string) => ({ id, name: `${id}.xml`, messageId: "", version: "ERN 4.3", time: 1, isChanged: true });
const begin = (sessions = [] as ReturnType<typeof entry>[]) => {
  const playground = fakePlayground(
    { length: 0, opened: nothingOpened, screen: "start", sessions },
    { continueWith: jest.fn(), deleteSaved: jest.fn(), openFiles: jest.fn(), open: jest.fn() },
  );
  renderInPlayground(<StartScreen />, playground);
  return playground;
};

describe("StartScreen", () => {
  it("is in the page before any code, with every sample's link and sentence", () => {
    document.body.innerHTML = renderToStaticMarkup(<StartSkeleton />);
    const cards = [...document.querySelectorAll("li")];
    expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(
      samples.map(({ name }) => `/playground/#sample=${name.replace(".xml", "")}`),
    );
    for (const [index, { label, about, version }] of samples.entries())
      for (const text of [label, about, `ERN ${version}`]) expect(cards[index]).toHaveTextContent(text);
    for (const button of document.querySelectorAll("button")) expect(button).toBeDisabled();
    document.body.innerHTML = "";
  });

  it("looks the same before and after its code is loaded, except for the buttons", () => {
    const before = render(<StartSkeleton />).container.querySelector(".start")!;
    begin();
    const after = document.querySelector(".workbench > .start")!;
    expect(before.innerHTML.replaceAll(' disabled=""', "")).toBe(after.innerHTML);
  });

  it("has no axe violations, with kept messages too", async () => {
    begin([entry("a"), entry("b")]);
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("lists kept messages to continue or delete; nothing if there are none", async () => {
    const { continueWith, deleteSaved } = begin([entry("b"), entry("a")]);
    const kept = within(screen.getByRole("region", { name: "Saved messages" }));
    expect(kept.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("b.xml"),
      expect.stringContaining("a.xml"),
    ]);
    await userEvent.click(kept.getByRole("button", { name: /Continue with a\.xml/ }));
    expect(continueWith).toHaveBeenCalledWith("a");
    await userEvent.click(kept.getByRole("button", { name: "Delete all saved messages" }));
    expect(deleteSaved).toHaveBeenCalled();
  });

  it("opens Build and an empty source, with a way back", async () => {
    const { store, notify } = begin();
    await userEvent.click(screen.getByRole("button", { name: "Build from JSON" }));
    expect(store.get()).toMatchObject({ panel: "build", screen: "message" });
    const [notice] = jest.mocked(notify).mock.lastCall!;
    notice!.action!.run();
    expect(store.get().screen).toBe("start");
  });

  it("opens a text that is pasted anywhere, and ignores pasting into fields", () => {
    const { open } = begin();
    document.body.insertAdjacentHTML("beforeend", "<input>");
    const paste = (target: Element, text: string): Event => {
      const data = { files: [], getData: () => text };
      const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: data });
      target.dispatchEvent(event);
      return event;
    };
    paste(document.querySelector("input")!, "<a/>");
    paste(document.body, "  ");
    expect(open).not.toHaveBeenCalled();
    expect(paste(document.body, "<a/>").defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledWith({ source: "<a/>", encoding: "utf-8" }, "pasted.xml");
  });
});
