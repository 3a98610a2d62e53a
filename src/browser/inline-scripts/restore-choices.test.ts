/** @jest-environment jsdom */
import type { Announcement } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { fakeMatchMedia } from "../../test/browser/fake-match-media";
import { restoreChoices } from "./restore-choices";

const { dataset } = document.documentElement;
const plain: ColorModeConfig = { defaultMode: "light", respectSystem: false };
const system: ColorModeConfig = { defaultMode: "light", respectSystem: true };
const announcement: Announcement = { id: "release-1", text: "New release.", closeable: true };

/** Runs the script as the browser does, and returns what it leaves on <html>. */
const runScript = (config = plain, bar: Announcement | null = null): DOMStringMap => {
  restoreChoices(config, bar, "last");
  return { ...dataset };
};

beforeEach(() => {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  fakeMatchMedia(false);
});
afterEach(() => jest.restoreAllMocks());

it("marks that scripts run", () => {
  expect(runScript()).toHaveProperty("js", "");
});

it("marks a page opened at a fragment, whose first paint waits for the last element", () => {
  const waiting = () => document.querySelector('link[rel="expect"][blocking="render"]');
  expect(runScript()).not.toHaveProperty("fragment");
  expect(waiting()).toBeNull();
  window.location.hash = "#errors";
  expect(runScript()).toHaveProperty("fragment", "");
  expect(waiting()).toHaveAttribute("href", "#last");
  window.location.hash = "";
  waiting()?.remove();
});

describe("ignoring the system's setting", () => {
  it.each([
    [null, "light"],
    ["light", "light"],
    ["dark", "dark"],
    ["sepia", "light"],
    ["system", "light"],
    ["", "light"],
  ])("shows %j as %s, whatever the system's colour", (stored, mode) => {
    fakeMatchMedia(true);
    if (stored !== null) localStorage.setItem("theme", stored);
    expect(runScript(plain)).toMatchObject({ theme: mode, themeChoice: mode });
  });

  it("shows the default mode if nothing is stored", () => {
    expect(runScript({ defaultMode: "dark", respectSystem: false })).toMatchObject({
      theme: "dark",
      themeChoice: "dark",
    });
  });
});

describe("respecting the system's setting", () => {
  it.each([
    [true, "dark"],
    [false, "light"],
  ])("follows the system (dark: %s) if nothing is stored", (dark, mode) => {
    fakeMatchMedia(dark);
    expect(runScript(system)).toMatchObject({ theme: mode, themeChoice: "system" });
  });

  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["sepia", "light"],
  ])("shows stored %j as %s, against the system", (stored, mode) => {
    fakeMatchMedia(mode === "light");
    localStorage.setItem("theme", stored);
    expect(runScript(system)).toMatchObject({ theme: mode, themeChoice: mode });
  });
});

it.each([
  ["sidebar", "hidden", "sidebar"],
  ["keys", "off", "keys"],
])("only marks that %s is %s if it is stored", (key, value, name) => {
  expect(runScript()).not.toHaveProperty(name);
  localStorage.setItem(key, "other");
  expect(runScript()).not.toHaveProperty(name);
  localStorage.setItem(key, value);
  expect(runScript()).toHaveProperty(name, value);
});

it("shows the default without storage", () => {
  localStorage.setItem("theme", "dark");
  const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(runScript(plain, announcement)).toEqual({ js: "", theme: "light", themeChoice: "light" });
  expect(getItem).toHaveBeenCalled();
});

describe("announcement", () => {
  const closed = (id: string, dismiss: string): void => {
    localStorage.setItem("announcement.id", id);
    localStorage.setItem("announcement.dismiss", dismiss);
  };

  it("is hidden only if the reader closed this one", () => {
    expect(runScript(plain, announcement)).not.toHaveProperty("announcementDismissed");
    closed("release-0", "true");
    expect(runScript(plain, announcement)).not.toHaveProperty("announcementDismissed");
    closed("release-1", "false");
    expect(runScript(plain, announcement)).not.toHaveProperty("announcementDismissed");
    closed("release-1", "true");
    expect(runScript(plain, announcement)).toHaveProperty("announcementDismissed", "");
  });
});
