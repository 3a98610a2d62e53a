import { setEnv } from "../../test/node/set-env";
import { isBuilt } from "./pages";

describe("isBuilt", () => {
  it.each([
    ["production", false],
    ["test", false],
    ["development", true],
  ])("in %s a draft is built: %s", (mode, built) => {
    setEnv({ NODE_ENV: mode });
    expect(isBuilt({ draft: true })).toBe(built);
    expect(isBuilt({ draft: false })).toBe(true);
  });

  it("isn't true of a post before its date, except in develop", () => {
    jest.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
    const post = (date: string) => isBuilt({ draft: false, date });
    expect([post("2026-03-01T12:00:00.000Z"), post("2026-03-01T12:00:00.001Z")]).toEqual([true, false]);
    setEnv({ NODE_ENV: "development" });
    expect(post("2027-01-01T00:00:00.000Z")).toBe(true);
    jest.useRealTimers();
  });
});
