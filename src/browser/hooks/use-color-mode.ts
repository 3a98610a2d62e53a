import { useEffect, useSyncExternalStore } from "react";

import { colorMode, type ColorModeConfig } from "../../config/color-mode";
import { listen } from "../../utils/browser/listen";
import { storage } from "../../utils/browser/storage";
import {
  applyChoice,
  COLOR_MODE_KEY,
  type ColorChoice,
  currentChoice,
  nextChoice,
  toChoice,
} from "../behaviors/color-mode";

const subscribe = (notify: () => void): (() => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme-choice"] });
  return () => observer.disconnect();
};

/** Returns the reader's choice (null before hydration) and a function that switches; follows tabs and the system. */
export const useColorMode = (config: ColorModeConfig = colorMode): [choice: ColorChoice | null, cycle: () => void] => {
  const choice = useSyncExternalStore<ColorChoice | null>(subscribe, currentChoice, () => null);

  useEffect(() => {
    const stop = listen(["storage"], ({ key, newValue }) => {
      if (key === COLOR_MODE_KEY || key === null) applyChoice(toChoice(newValue, config));
    });
    const onSystemChange = (): void => {
      if (currentChoice() === "system") applyChoice("system");
    };
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", onSystemChange);
    return () => {
      stop();
      system.removeEventListener("change", onSystemChange);
    };
  }, [config]);

  const cycle = (): void => {
    const next = nextChoice(currentChoice(), config.respectSystem);
    if (next === "system") storage.remove(COLOR_MODE_KEY);
    else storage.set(COLOR_MODE_KEY, next);
    applyChoice(next);
  };
  return [choice, cycle];
};
