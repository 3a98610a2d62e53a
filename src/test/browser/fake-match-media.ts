import { matchWidth } from "./match-width";

type Listener = () => void;

/** Replaces the browser's system colour mode; the returned function changes it and notifies the listeners. */
export const fakeMatchMedia = (dark: boolean): ((dark: boolean) => void) => {
  let matches = dark;
  const listeners = new Set<Listener>();
  const list = {
    get matches() {
      return matches;
    },
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  };
  window.matchMedia = ((query: string) => {
    return query === "(prefers-color-scheme: dark)" ? list : matchWidth(query);
  }) as unknown as typeof window.matchMedia;
  return (value) => {
    matches = value;
    for (const listener of listeners) listener();
  };
};
