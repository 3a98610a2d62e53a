/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import type { ColorModeConfig } from "../../config/color-mode";
import { fakeMatchMedia } from "../../test/browser/fake-match-media";
import { applyChoice } from "../behaviors/color-mode";
import { useColorMode } from "./use-color-mode";

const plain: ColorModeConfig = { defaultMode: "light", respectSystem: false };
const system: ColorModeConfig = { defaultMode: "light", respectSystem: true };
const { dataset } = document.documentElement;

let setSystemDark: (dark: boolean) => void;
beforeEach(() => {
  localStorage.clear();
  setSystemDark = fakeMatchMedia(false);
});

const start = (config: ColorModeConfig, choice: Parameters<typeof applyChoice>[0]) => {
  applyChoice(choice);
  const { result, unmount } = renderHook(() => useColorMode(config));
  return {
    choice: () => result.current[0],
    cycle: () => act(async () => result.current[1]()),
    unmount,
  };
};

const storageEvent = (key: string | null, newValue: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));

it("cycles through light, dark, light without the system, and stores each", async () => {
  const { choice, cycle } = start(plain, "light");
  expect(choice()).toBe("light");
  await cycle();
  expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["dark", "dark", "dark"]);
  await cycle();
  expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["light", "light", "light"]);
});

it("cycles through system, light, dark, system, and stores system by removing the key", async () => {
  setSystemDark(true);
  const { choice, cycle } = start(system, "system");
  expect([choice(), dataset.theme]).toEqual(["system", "dark"]);
  await cycle();
  expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["light", "light", "light"]);
  await cycle();
  expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["dark", "dark", "dark"]);
  await cycle();
  expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["system", "dark", null]);
});

describe("a choice made in another tab", () => {
  it("is followed", async () => {
    const { choice } = start(plain, "light");
    await storageEvent("theme", "dark");
    expect([choice(), dataset.theme]).toEqual(["dark", "dark"]);
  });

  it("is the system's if the key was removed", async () => {
    setSystemDark(true);
    const { choice } = start(system, "light");
    await storageEvent("theme", null);
    expect([choice(), dataset.theme]).toEqual(["system", "dark"]);
  });

  it("is the default if the other tab cleared its storage", async () => {
    const { choice } = start(plain, "dark");
    await storageEvent(null, null);
    expect(choice()).toBe("light");
  });

  it("ignores other keys", async () => {
    const { choice } = start(plain, "light");
    await storageEvent("other", "dark");
    expect(choice()).toBe("light");
  });
});

describe("a change of the system's colour", () => {
  it("is followed while the choice is system, and never stored", async () => {
    const { choice } = start(system, "system");
    await act(async () => setSystemDark(true));
    expect([choice(), dataset.theme, localStorage.getItem("theme")]).toEqual(["system", "dark", null]);
    await act(async () => setSystemDark(false));
    expect(dataset.theme).toBe("light");
  });

  it.each([
    [system, "light"],
    [plain, "light"],
    [system, "dark"],
  ] as const)("changes nothing under %j with the choice %s", async (config, chosen) => {
    const { choice } = start(config, chosen);
    await act(async () => setSystemDark(chosen === "light"));
    expect([choice(), dataset.theme]).toEqual([chosen, chosen]);
  });
});

it("two on one page stay in sync", async () => {
  const first = start(plain, "light");
  const second = start(plain, "light");
  await first.cycle();
  expect(second.choice()).toBe("dark");
});

it("stops listening on unmount", async () => {
  const { unmount } = start(plain, "light");
  unmount();
  await storageEvent("theme", "dark");
  expect(dataset.theme).toBe("light");
});
