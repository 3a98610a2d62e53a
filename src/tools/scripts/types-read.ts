import { writeFileSync } from "node:fs";

import { Application } from "typedoc";

import { dataPaths } from "../../config/content";
import { typedSamples } from "../../verification/doctest/samples/typed-samples";
import { toReflections } from "../../reference/toolkit/typedoc/to-reflections";

/**
 * usage: types-read.ts [folder]; stores in content (or the given folder) what TypeDoc and the compiler take seconds to
 * read: the declarations of the installed ddex-builder, and the types of names in samples that show types.
 */
const [folder = "content"] = process.argv.slice(2);

const DECLARATIONS = "node_modules/ddex-builder/index.d.ts";

const reflections = async () => {
  const app = await Application.bootstrap(
    {
      entryPoints: [DECLARATIONS],
      compilerOptions: { strict: true, types: [] },
      skipErrorChecking: true,
      sort: ["source-order"],
      readme: "none",
      disableGit: true,
      sourceLinkTemplate: "{path}#L{line}",
      logLevel: "Error",
    },
    // Don't read options from files.
    [],
  );
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc could not read ${DECLARATIONS}`);
  return toReflections(app.serializer.projectToObject(project, process.cwd() as never));
};

const json = (value: unknown): string => JSON.stringify(value);

/** JSON with one line per entry. */
const lines = (entries: readonly string[], [open, close]: string): string =>
  `${open}\n${entries.join(",\n")}\n${close}\n`;

const keep = async (): Promise<void> => {
  const files = dataPaths(folder);
  writeFileSync(files.types, lines((await reflections()).map(json), "[]"));
  const scripts = typedSamples().map(([key, types]) => `${json(key)}: ${json(types)}`);
  writeFileSync(files.scriptTypes, lines(scripts, "{}"));
};

void keep();
