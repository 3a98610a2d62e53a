/** @jest-environment jsdom */
import axe from "axe-core";

import { fakeDialog } from "../../../test/browser/fake-dialog";
import { pageKeys } from "../../../utils/browser/page-keys";
import { singleKeysOn } from "../../../utils/browser/keys";
import { openKeysDialog } from "./keys-dialog";

const dialog = (): HTMLDialogElement => document.querySelector("dialog")!;
const setting = (): HTMLInputElement => dialog().querySelector("input")!;

describe("the keys dialog", () => {
  beforeAll(fakeDialog);
  beforeEach(() => {
    document.body.replaceChildren();
    delete document.documentElement.dataset.keys;
    localStorage.clear();
    openKeysDialog();
  });

  it("lists the keys, is labelled by its title, and passes axe", async () => {
    expect([...dialog().querySelectorAll("kbd")].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["←", "→", "t", "/", "?"]),
    );
    const { violations } = await axe.run(dialog(), { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)).toHaveTextContent("Keyboard shortcuts");
  });

  it("shows the page's keys first, in their own section", () => {
    expect(dialog().querySelector("h3")).toBeNull();
    dialog().close();
    pageKeys.set({ title: "In the playground", keys: [{ shown: "F8", meaning: "Next problem" }] });
    openKeysDialog();
    pageKeys.set(undefined);
    expect([...dialog().querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
      "In the playground",
      "On every page",
    ]);
    expect(dialog().querySelector("dl")).toHaveTextContent("F8Next problem");
  });

  it("turns single keys off and on, remembers it, and shows it when reopened", () => {
    expect(setting().checked).toBe(true);
    setting().click();
    expect([singleKeysOn(), localStorage.getItem("keys")]).toEqual([false, "off"]);
    dialog().close();
    openKeysDialog();
    expect(setting().checked).toBe(false);
    setting().click();
    expect([singleKeysOn(), localStorage.getItem("keys")]).toEqual([true, null]);
  });

  it("is removed when closed, also by a click outside", () => {
    dialog().querySelector("h2")!.click();
    expect(dialog().open).toBe(true);
    dialog().click();
    expect(document.querySelector("dialog")).toBeNull();
    expect(document.documentElement.dataset).not.toHaveProperty("modal");
  });
});
