/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { loadedBelow } from "../../test/node/loaded-below";
import { setEnv } from "../../test/node/set-env";
import { mdxContentTypes } from "../content-types";
import { folderDiagnostics, onPreBootstrap } from "./on-pre-bootstrap";

it("reports a missing folder with its content type and what to do", () => {
  const folder = `${temporaryFolder()}/missing`;
  expect(folderDiagnostics({ docs: folder })).toEqual([
    `${folder}: the folder of the content type "docs" does not exist. Create it, or correct src/config/content.ts`,
  ]);
});

it("accepts the project's own content in the hook", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it("stops the build with all problems at once in the hook", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  const folder = process.cwd();
  process.chdir(temporaryFolder());
  try {
    await runHook(onPreBootstrap, { reporter });
  } finally {
    process.chdir(folder);
  }
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild.mock.calls[0][0].split("\n")).toEqual([
    ...mdxContentTypes.map(({ folder }) => expect.stringMatching(new RegExp(`^${folder}: `)) as unknown),
    "content/tags.yaml: the file of the blog's tags does not exist. Write it, empty if there are no tags",
  ]);
});

it("stops a build whose hosted search is only half configured", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ GATSBY_SEARCH_APP_ID: "APP", GATSBY_SEARCH_API_KEY: "key", GATSBY_SEARCH_INDEX: undefined });
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("GATSBY_SEARCH_INDEX is missing")]]);
});

it("stops a build for an invalid path prefix", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ SITE_PATH_PREFIX: "docs-site/" });
  await runHook(onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild.mock.calls).toEqual([
    [expect.stringMatching(/^SITE_PATH_PREFIX is "docs-site\/", .* Write SITE_PATH_PREFIX=\/docs-site$/)],
  ]);
});

it("stops a build if Gatsby and the site have different path prefixes", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  const below = await loadedBelow("/docs-site", () => import("./on-pre-bootstrap"));
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild).not.toHaveBeenCalled();
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "" });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("without its option --prefix-paths")]]);
});
