import { runHook } from "../test/gatsby/run-hook";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

jest.mock("./webpack/fast-compilation", () => ({
  fastCompilation: (config: object, stage: string) => ({ ...config, stage }),
}));

const configure = async (stage: string) => {
  const setWebpackConfig = jest.fn<void, [{ module?: { rules: object[] }; plugins?: object[]; resolve?: object }]>();
  const replaceWebpackConfig = jest.fn<void, [object]>();
  const actions = { setWebpackConfig, replaceWebpackConfig };
  await runHook(onCreateWebpackConfig, { stage, actions, getConfig: () => ({ name: "of Gatsby" }) });
  return {
    added: setWebpackConfig.mock.calls.map(([config]) => config),
    replaced: replaceWebpackConfig.mock.calls.map(([config]) => config),
  };
};

describe("onCreateWebpackConfig", () => {
  it.each(["build-javascript", "build-html", "develop", "develop-html"])(
    "reads what is imported with ?source as text in %s, and compiles Gatsby's configuration fast",
    async (stage) => {
      const { added, replaced } = await configure(stage);
      expect(added.flatMap((config) => config.module?.rules ?? [])).toContainEqual({
        resourceQuery: /^\?source$/,
        type: "asset/source",
      });
      expect(replaced).toEqual([{ name: "of Gatsby", stage }]);
    },
  );

  it("leaves Gatsby's own browser code in place in develop", async () => {
    const replaces = async (stage: string): Promise<boolean> =>
      (await configure(stage)).added.some(({ plugins, resolve }) => plugins !== undefined || resolve !== undefined);
    expect(await replaces("develop")).toBe(false);
    expect(await replaces("build-javascript")).toBe(true);
  });
});
