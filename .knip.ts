import type { KnipConfig } from "knip";

export default {
  workspaces: {
    ".": {
      entry: [
        "src/tools/scripts/*.ts",
        "src/test/runner/build-test-sites.ts",
        "src/tools/netlify/{edge-functions,functions}/*.ts",
        "bench/*/{page-cost,build-scale,search,playground,peers,lighthouse}.ts",
        // Run by name: in a page, in a worker, in its own process, or in place of a part of Gatsby.
        "bench/support/views/observe-page.ts",
        "bench/playground/{engine-entry,engine-worker,measure-parser,measure-validation,observe-typing,plain-editor,time-in-page}.ts",
        "e2e/support/hosted-entry.ts",
        "src/gatsby/shims/*.{ts,tsx}",
        "src/browser/inline-scripts/{head,restore-*}.ts",
        // Gatsby finds fragments by reading the files; nothing imports them.
        "src/data/fragments/*.ts",
        "src/browser/service-worker/*.ts",
        // Run by programs of pages, in place of Node.js.
        "src/browser/behaviors/programs/node/{crypto,fs,start-program}.ts",
        "content/**/*.mdx",
      ],
      project: ["**/*.{ts,tsx,cjs}", "!packages/**", "content/**/*.mdx"],
    },
    "packages/ern": {
      entry: ["{src,validate}/api.ts", "cli/cli.ts"],
      project: ["**/*.{ts,mdx}"],
    },
  },
  compilers: {
    // A page's imports; the code samples in its fences aren't part of the site.
    mdx: (text: string) => (text.replace(/^```[^]*?^```/gm, "").match(/^import .*/gm) ?? []).join("\n"),
  },
  // Loaded by name by webpack; imports of samples.
  ignoreDependencies: ["swc-loader", "fastify", "xmllint-wasm", "@fontsource/.+"],
  // The types in an exported function's signature are exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  eslint: { config: ".eslint.config.ts" },
  jest: { config: ".jest.config.cjs" },
  playwright: { config: "e2e/playwright.config.ts" },
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
