import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";

import type { Playground } from "../../session/create-playground";
import { formatError } from "../../session/state/error-text";
import type { PlaygroundState } from "../../session/state/playground-state";

export const PlaygroundContext = createContext<Playground | null>(null);

export const usePlayground = (): Playground => {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error("A part of the playground is outside of it.");
  return playground;
};

/** Returns a part of the playground's state. It must stay the same object while nothing in it changes. */
export const usePlaygroundState = <Part>(select: (state: PlaygroundState) => Part): Part => {
  const { store } = usePlayground();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};

export const useIsEmpty = (): boolean => usePlaygroundState(({ length }) => length === 0);

/** Announces a result to screen readers if it has changed. */
export const useAnnouncement = (text: string | undefined): void => {
  const { store } = usePlayground();
  useEffect(() => {
    if (text) store.set({ announcement: text });
  }, [store, text]);
};

type Answer<Value> = { value?: Value; error?: string };

/** Returns the last answer to a question that is asked when it changes, and after each reading, when typing pauses. */
export const useAnswer = <Value>(ask: (() => Promise<Value>) | undefined): Answer<Value> => {
  const revision = usePlaygroundState(
    ({ analysis, reading, revision: now }) => analysis?.revision ?? (reading.is === "failed" ? now : undefined),
  );
  const [answer, setAnswer] = useState<Answer<Value>>({});
  useEffect(() => {
    if (!ask) return;
    let isNewest = true;
    const update = (next: Answer<Value>): void => {
      if (isNewest) setAnswer(next);
    };
    ask().then(
      (value) => update({ value }),
      (error: unknown) => update({ error: formatError(error) }),
    );
    return () => {
      isNewest = false;
    };
  }, [ask, revision]);
  return answer;
};
