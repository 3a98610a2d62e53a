import { FIELDS, latinKey, singleKeysOn } from "../utils/browser/keys";

/** Input methods report the keys of a composition with this code. */
const COMPOSING = 229;

/** Returns the search's query after a key: null closes it, undefined means another key. It gets what is typed early. */
export const queryAfterKey = (
  event: KeyboardEvent,
  query: string | null,
  isEarly = false,
): string | null | undefined => {
  const { key, keyCode, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (isComposing || keyCode === COMPOSING) return undefined;
  if (key === "Escape") return query === null ? undefined : null;
  if (ctrlKey || metaKey) {
    // With another modifier it's the browser's.
    const isOurs = latinKey(event).toLowerCase() === "k" && !shiftKey && !altKey;
    return !isOurs ? undefined : query === null ? "" : null;
  }
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest(FIELDS)) return undefined;
  if (query === null) {
    if (key === "/" && singleKeysOn()) return "";
    return target.matches(".search-button") && /^[a-z0-9]$/i.test(key) ? key : undefined;
  }
  // Before hydration there is no dialog that could have the focus.
  if (!isEarly && !target.matches("dialog:not(:has(input))")) return undefined;
  return key === "Backspace" ? query.slice(0, -1) : key.length === 1 ? query + key : undefined;
};
