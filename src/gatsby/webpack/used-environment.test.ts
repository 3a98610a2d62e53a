import { DefinePlugin } from "webpack";

import { withUsedEnvironment } from "./used-environment";

describe("withUsedEnvironment", () => {
  it("defines the environment variables that are used, and Gatsby's other definitions", () => {
    const other = { apply: () => undefined };
    const plugin = new DefinePlugin({
      "process.env": "({})",
      "process.env.BUILD_ID": '"7"',
      "process.env.GATSBY_SEARCH_INDEX": '"a"',
      "process.env.SITE_URL": '"https://example.org"',
      __PATH_PREFIX__: '""',
    });
    const [first, second] = withUsedEnvironment([other, plugin])!;
    expect(first).toBe(other);
    expect(second).toBeInstanceOf(DefinePlugin);
    expect((second as DefinePlugin).definitions).toEqual({
      "process.env": "({})",
      "process.env.GATSBY_SEARCH_INDEX": '"a"',
      "process.env.SITE_URL": '"https://example.org"',
      __PATH_PREFIX__: '""',
    });
  });
});
