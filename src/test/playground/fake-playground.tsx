import { render } from "@testing-library/react";
import type { ReactElement } from "react";

import type { Playground } from "../../playground/session/create-playground";
import type { Parts } from "../../playground/session/parts";
import { createStore, initialState, type PlaygroundState } from "../../playground/session/state/playground-state";
import { transferActions } from "../../playground/session/transfer-actions";
import { PlaygroundContext } from "../../playground/views/parts/playground-context";

/** Returns a playground without editor and engine, for testing parts of its page. */
export const fakePlayground = (state: Partial<PlaygroundState> = {}, does: Partial<Playground> = {}): Playground => {
  const store = createStore({ ...initialState, length: 10, ...state });
  const unanswered = () => new Promise<never>(() => undefined);
  const parts = { store, attempt: (action: () => Promise<void>) => action(), notify: jest.fn() };
  const asked = { advice: unanswered, cellProblems: unanswered };
  return { ...parts, ...asked, ...transferActions(parts as unknown as Parts), ...does } as Playground;
};

export const renderInPlayground = (element: ReactElement, playground: Playground, goTo = jest.fn()) =>
  render(<PlaygroundContext.Provider value={{ ...playground, goTo }}>{element}</PlaygroundContext.Provider>);
