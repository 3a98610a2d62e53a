import { latinKey, singleKeysOn } from "../../../utils/browser/keys";

const KEYS = ["ArrowLeft", "ArrowRight", "t", "?"];

/** Loads the actions of single keys on the first one; the search handles its own keys. */
export const startKeys = (): void =>
  window.addEventListener("keydown", (event) => {
    const key = latinKey(event);
    if (!KEYS.includes(key) || event.defaultPrevented || event.repeat || !singleKeysOn()) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.shiftKey && key !== "?") return;
    const [target] = event.composedPath();
    void import("./keys").then(
      ({ pressKey }) => pressKey(key, target),
      // Offline: the key does nothing.
      () => undefined,
    );
  });
