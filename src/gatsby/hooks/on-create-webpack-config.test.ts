import { runHook } from "../../test/gatsby/run-hook";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

jest.mock("../webpack/fast-compilation", () => ({
  fastCompilation: (config: object, stage: string) => ({ ...config, stage }),
}));

const configure = async (stage: string) => {
  const added: { module?: { rules: object[] }; plugins?: object[]; resolve?: object }[] = [];
  const replaced: object[] = [];
  const actions = {
    setWebpackConfig: (config: (typeof added)[number]) => added.push(config),
    replaceWebpackConfig: (config: object) => replaced.push(config),
  };
  await runHook(onCreateWebpackConfig, { stage, actions, getConfig: () => ({ name: "of Gatsby" }) });
  return { added, replaced };
};

describe("onCreateWebpackConfig", () => {
  it.each(["build-javascript", "build-html", "develop", "develop-html"])(
    "imports ?source files as text in %s, and compiles Gatsby's configuration fast",
    async (stage) => {
      const { added, replaced } = await configure(stage);
      expect(added.flatMap((config) => config.module?.rules ?? [])).toContainEqual({
        resourceQuery: /^\?source$/,
        type: "asset/source",
      });
      expect(replaced).toEqual([{ name: "of Gatsby", stage }]);
    },
  );

  it("keeps Gatsby's own browser code in develop", async () => {
    const replaces = async (stage: string): Promise<boolean> =>
      (await configure(stage)).added.some(({ plugins, resolve }) => plugins !== undefined || resolve !== undefined);
    expect(await replaces("develop")).toBe(false);
    expect(await replaces("build-javascript")).toBe(true);
  });
});
