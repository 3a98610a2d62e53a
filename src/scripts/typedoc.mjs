/** Prints what TypeDoc reads from a file of type declarations, as JSON: `node src/scripts/typedoc.mjs index.d.ts`. */
import { Application } from "typedoc";

const app = await Application.bootstrap(
  {
    entryPoints: process.argv.slice(2),
    compilerOptions: { strict: true, types: [] },
    skipErrorChecking: true,
    sort: ["source-order"],
    readme: "none",
    disableGit: true,
    sourceLinkTemplate: "{path}#L{line}",
    logLevel: "Error",
  },
  // No options from files.
  [],
);
const project = await app.convert();
if (!project) throw new Error(`TypeDoc could not read ${process.argv[2]}`);
console.log(JSON.stringify(app.serializer.projectToObject(project, process.cwd())));
