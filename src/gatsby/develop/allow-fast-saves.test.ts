/** @jest-environment node */
import { allowFastSaves, gatsbyModule } from "../hooks/on-create-dev-server";

interface State {
  value: unknown;
  actions: { type: string }[];
}

interface Machine {
  withContext(context: object): { getInitialState(state: string): State };
  transition(state: State, event: { type: string; [part: string]: unknown }): State;
}

const { developMachine } = gatsbyModule<{ developMachine: Machine }>("state-machines/develop");

/** Where Gatsby is after so many query runs, during each of which a file was saved. */
const afterSaves = (saves: number): unknown => {
  let state = developMachine.withContext({}).getInitialState("runningQueries");
  for (let save = 1; save <= saves; save++) {
    state = developMachine.transition(state, { type: "ADD_NODE_MUTATION", payload: {} });
    state = developMachine.transition(state, { type: "done.invoke.run-queries" });
    if (state.value === "recreatingPages")
      state = developMachine.transition(state, { type: "done.invoke.recreate-pages", data: {} });
    else return state.actions.map(({ type }) => type);
  }
  return state.value;
};

describe("allowFastSaves", () => {
  it("lets Gatsby go on after any number of saves, of which it allows six", () => {
    expect(afterSaves(6)).toBe("runningQueries");
    expect(afterSaves(7)).toContain("panicBecauseOfInfiniteLoop");
    allowFastSaves();
    expect(afterSaves(40)).toBe("runningQueries");
  });
});
