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
});
