import { requirementProblems } from "../../names/requirement-diagnostics";
import type { SampleProblem } from "../../samples/sample";
import { isTable, ManifestProblems } from "./manifest-diagnostics";
import type { Table } from "./manifest-diagnostics";

const projectKeys =
  "name version description readme requires-python license authors maintainers keywords classifiers urls scripts gui-scripts entry-points dependencies optional-dependencies dynamic".split(
    " ",
  );

const checkRequirements = (table: Table, key: string, problems: ManifestProblems): void => {
  problems.kind(table, key, "list");
  const list = table[key];
  if (Array.isArray(list))
    for (const problem of list.flatMap((one) => requirementProblems("pip", String(one)))) problems.tell(key, problem);
};

/** What is wrong in a pyproject.toml: its tables and keys, the packages it names, their versions and extras. */
export const checkPyproject = (code: string, data: Table): SampleProblem[] => {
  const problems = new ManifestProblems(code);
  problems.keys(data, ["build-system", "project", "tool", "dependency-groups"], "pyproject.toml");
  const { "build-system": build, project } = data;
  if (isTable(build)) {
    problems.keys(build, ["requires", "build-backend", "backend-path"], "[build-system]");
    checkRequirements(build, "requires", problems);
  }
  if (isTable(project)) {
    problems.keys(project, projectKeys, "[project]");
    checkRequirements(project, "dependencies", problems);
    const optional = project["optional-dependencies"];
    if (isTable(optional)) for (const key of Object.keys(optional)) checkRequirements(optional, key, problems);
  }
  return problems.found;
};
