import { createContext, useContext, useSyncExternalStore } from "react";

import type { Playground } from "../../session/create-playground";
import type { PlaygroundState } from "../../session/state/playground-state";

export const PlaygroundContext = createContext<Playground | null>(null);

export const usePlayground = (): Playground => {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error("A part of the playground stands outside of it.");
  return playground;
};

/** A part of the playground's state. It must stay the same object while nothing in it changes. */
export const usePlaygroundState = <Part>(select: (state: PlaygroundState) => Part): Part => {
  const { store } = usePlayground();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};
