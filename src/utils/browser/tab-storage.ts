import { attempt } from "../attempt";

/** Used if the browser stores nothing: it lasts until the document ends. */
const unstored: Record<string, string> = {};

/** sessionStorage that never throws; nothing stored is "". */
export const tabStorage = {
  get: (key: string): string =>
    attempt(
      () => sessionStorage.getItem(key) ?? "",
      () => unstored[key] ?? "",
    ),
  set: (key: string, value: string): void =>
    attempt(
      () => (value ? sessionStorage.setItem(key, value) : sessionStorage.removeItem(key)),
      () => void (unstored[key] = value),
    ),
};
