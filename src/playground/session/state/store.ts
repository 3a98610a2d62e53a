/** An observable value, for React's `useSyncExternalStore`. */
export interface Store<State> {
  get: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createStore = <State extends object>(initial: State): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
