import js from "@eslint/js";
import jsdoc from "eslint-plugin-jsdoc";
// @ts-expect-error -- it brings no types
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

/** Files with components or hooks: reading a file as React's compiler does takes as long as all other rules. */
const withReact = ["**/*.tsx", "src/{browser/hooks,components,data,gatsby/shims,playground/views}/**/*.ts"];

export default tseslint.config(
  { ignores: ["public/", ".cache/", "node_modules/", "src/gatsby-types.d.ts", "test-results/", "coverage/"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    ...jsxA11y.flatConfigs.strict,
    files: ["**/*.tsx"],
    // It evaluates all props and can't evaluate `satisfies`; axe checks the same in the built pages.
    rules: { ...jsxA11y.flatConfigs.strict.rules, "jsx-a11y/role-supports-aria-props": "off" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "simple-import-sort": simpleImportSort },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "simple-import-sort/imports": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/naming-convention": [
        "error",
        { selector: "default", format: ["camelCase"] },
        // Components are in Pascal case, constants in upper case.
        {
          selector: ["variableLike", "import"],
          format: ["camelCase", "PascalCase", "UPPER_CASE"],
          leadingUnderscore: "allow",
        },
        { selector: "typeLike", format: ["PascalCase"] },
        // Data, HTML and other code decide the names of properties.
        { selector: ["property", "objectLiteralMethod", "typeMethod"], format: null },
      ],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      // They say nothing: name what the value is.
      "id-denylist": [
        "error",
        "one",
        "other",
        "each",
        "own",
        "said",
        "given",
        "meant",
        "around",
        "thing",
        "things",
        "listed",
        "carry",
        "tell",
        "at",
      ],
    },
  },
  {
    files: withReact,
    ignores: ["**/*.test.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["**/*.ts"],
    ignores: withReact,
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^react$|/use-[^/]+$",
              importNamePattern: "^(?:default|use[A-Z])",
              message: "Call hooks only in files that are linted for it: `withReact`.",
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      "packages/ern/**/*.ts",
      "src/{utils,search}/**/*.{ts,tsx}",
      "src/gatsby/registry/*.ts",
      "src/mdx/shortcodes/shortcode.ts",
      "src/**/index.ts",
    ],
    ignores: ["**/*.test.{ts,tsx}", "packages/ern/test/**"],
    plugins: { jsdoc },
    rules: {
      // The functions in an exported object are named where it is used.
      "jsdoc/require-jsdoc": [
        "error",
        {
          publicOnly: true,
          enableFixer: false,
          contexts: ["ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression"],
        },
      ],
    },
  },
  {
    // Test files share these modules (src/test/jest/), so no mock and no hook in them belongs to one file.
    files: ["{src,packages,bench}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "{src,packages/*}/test/**"],
    rules: { "no-restricted-globals": ["error", "jest", "beforeAll", "beforeEach", "afterAll", "afterEach"] },
  },
  {
    files: ["**/*.{test,spec}.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: ["[callee.name=N]", "[callee.object.name=N]", "[callee.callee.object.name=N]"]
            .map((callee) => `CallExpression${callee.replace("N", "/^(describe|it|test)$/")} > Literal[value=/^.{91}/]`)
            .join(),
          message: "A title has at most 90 characters: the subject, and what the reader gets.",
        },
      ],
    },
  },
  {
    // Settings of tools that don't read TypeScript; tsc checks them, including undefined names.
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off", "no-undef": "off" },
  },
);
