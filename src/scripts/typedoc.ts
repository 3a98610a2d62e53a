import { Application } from "typedoc";

/** usage: typedoc.ts index.d.ts; prints what TypeDoc reads from a file of type declarations, as JSON. */
const [entry = "index.d.ts"] = process.argv.slice(2);

const print = async (): Promise<void> => {
  const app = await Application.bootstrap(
    {
      entryPoints: [entry],
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
  if (!project) throw new Error(`TypeDoc could not read ${entry}`);
  console.log(JSON.stringify(app.serializer.projectToObject(project, process.cwd() as never)));
};

void print();
