import { usePlayground, usePlaygroundState } from "../parts/playground-context";

/** What was typed in a field of the form and isn't set yet; it outlives the form and a reload. */
export const useTyped = (place: string): [string | undefined, (text: string | undefined) => void] => {
  const { store } = usePlayground();
  const text = usePlaygroundState(({ typed }) => typed[place]);
  const set = (next: string | undefined): void => {
    const { [place]: before, ...others } = store.get().typed;
    if (before !== next) store.set({ typed: next === undefined ? others : { ...others, [place]: next } });
  };
  return [text, set];
};
