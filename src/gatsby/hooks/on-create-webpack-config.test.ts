/** @jest-environment node */
import { runHook } from "../../test/gatsby/run-hook";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

jest.mock("../webpack/fast-compilation", () => ({
  fastCompilation: (config: object, stage: string) => ({ ...config, stage }),
}));

const configure = async (stage: string, host = "localhost") => {
  const added: {
    experiments?: { lazyCompilation: { test: RegExp } };
    module?: { rules: object[] };
    plugins?: object[];
    resolve?: object;
  }[] = [];
  const replaced: object[] = [];
  const actions = {
    setWebpackConfig: (config: (typeof added)[number]) => added.push(config),
    replaceWebpackConfig: (config: object) => replaced.push(config),
  };
  const store = { getState: () => ({ program: { host } }) };
  await runHook(onCreateWebpackConfig, { stage, actions, store, getConfig: () => ({ name: "of Gatsby" }) });
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

  it("compiles a page in develop when a browser on this machine opens it", async () => {
    const isLazy = async (stage: string, host?: string): Promise<boolean> =>
      (await configure(stage, host)).added.some(({ experiments }) => experiments !== undefined);
    expect(await isLazy("develop")).toBe(true);
    expect(await isLazy("develop", "0.0.0.0")).toBe(false);
    expect(await isLazy("build-javascript")).toBe(false);
  });

  it("compiles what the playground's workers load before they load it", async () => {
    const [lazy] = (await configure("develop")).added.flatMap(({ experiments }) => experiments?.lazyCompilation ?? []);
    const isLazy = (file: string) => lazy?.test.test(`/site/${file}`);
    expect(isLazy("packages/ern/src/edit/fix-diagnostics.ts")).toBe(false);
    expect(isLazy("src/playground/workers/worker.ts")).toBe(false);
    expect(isLazy("src/templates/doc.tsx")).toBe(true);
  });
});
