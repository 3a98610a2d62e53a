/** @jest-environment jsdom */
import { fakeMatchMedia } from "../../test/browser/fake-match-media";
import { applyChoice, currentChoice, nextChoice, toChoice } from "./color-mode";

afterEach(() => {
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.themeChoice;
});

describe("nextChoice", () => {
  it("alternates between light and dark if the system's setting is ignored", () => {
    expect(nextChoice("light", false)).toBe("dark");
    expect(nextChoice("dark", false)).toBe("light");
    expect(nextChoice("system", false)).toBe("dark");
  });

  it("cycles through system, light, dark if the system's setting is respected", () => {
    expect(nextChoice("system", true)).toBe("light");
    expect(nextChoice("light", true)).toBe("dark");
    expect(nextChoice("dark", true)).toBe("system");
  });
});

describe("toChoice", () => {
  const system = { defaultMode: "light", respectSystem: true } as const;
  const plain = { defaultMode: "dark", respectSystem: false } as const;

  it("reads the stored modes", () => {
    expect(toChoice("dark", system)).toBe("dark");
    expect(toChoice("light", plain)).toBe("light");
  });

  it("returns the system's or the default mode if nothing is stored", () => {
    expect(toChoice(null, system)).toBe("system");
    expect(toChoice(null, plain)).toBe("dark");
  });

  it("returns light for an unknown value", () => {
    expect(toChoice("sepia", plain)).toBe("light");
    expect(toChoice("system", system)).toBe("light");
    expect(toChoice("", plain)).toBe("light");
  });
});

describe("applyChoice", () => {
  const { dataset } = document.documentElement;

  it.each([
    ["light", true, "light"],
    ["dark", false, "dark"],
    ["system", true, "dark"],
    ["system", false, "light"],
  ] as const)("shows %s (system dark: %s) as %s", (choice, systemDark, shown) => {
    fakeMatchMedia(systemDark);
    applyChoice(choice);
    expect(dataset.theme).toBe(shown);
    expect(dataset.themeChoice).toBe(choice);
    expect(currentChoice()).toBe(choice);
  });
});
