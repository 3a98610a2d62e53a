import { requirementDiagnostics } from "../../names/package-facts";
import type { SampleDiagnostic } from "../../samples/sample";
import { isTable, ManifestDiagnostics } from "./manifest-diagnostics";
import type { Table } from "./manifest-diagnostics";

const projectKeys =
  "name version description readme requires-python license authors maintainers keywords classifiers urls scripts gui-scripts entry-points dependencies optional-dependencies dynamic".split(
    " ",
  );

const checkRequirements = (table: Table, key: string, diagnostics: ManifestDiagnostics): void => {
  diagnostics.kind(table, key, "list");
  const list = table[key];
  if (Array.isArray(list))
    for (const diagnostic of list.flatMap((one) => requirementDiagnostics("pip", String(one))))
      diagnostics.report(key, diagnostic);
};

/** Problems in a pyproject.toml: its tables and keys, and the packages it names, with their versions and extras. */
export const checkPyproject = (code: string, data: Table): SampleDiagnostic[] => {
  const diagnostics = new ManifestDiagnostics(code);
  diagnostics.keys(data, ["build-system", "project", "tool", "dependency-groups"], "pyproject.toml");
  const { "build-system": build, project } = data;
  if (isTable(build)) {
    diagnostics.keys(build, ["requires", "build-backend", "backend-path"], "[build-system]");
    checkRequirements(build, "requires", diagnostics);
  }
  if (isTable(project)) {
    diagnostics.keys(project, projectKeys, "[project]");
    checkRequirements(project, "dependencies", diagnostics);
    const optional = project["optional-dependencies"];
    if (isTable(optional)) for (const key of Object.keys(optional)) checkRequirements(optional, key, diagnostics);
  }
  return diagnostics.found;
};
