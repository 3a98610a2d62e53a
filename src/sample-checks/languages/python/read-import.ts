import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf } from "../../grammar/syntax-node";
import { isToolkitModule } from "./python-program";
import type { PythonProgram, Scope } from "./python-program";

const importedBy = (node: Node): { name: Node; alias: Node | null }[] =>
  node
    .childrenForFieldName("name")
    .filter((name) => name !== null)
    .map((name) => ({ name: name.childForFieldName("name") ?? name, alias: name.childForFieldName("alias") }));

/** Reads `from module import a, b as c`. */
export const readFromImport = (node: Node, scope: Scope, program: PythonProgram): void => {
  const [module = "", inner] = (node.childForFieldName("module_name")?.text ?? "").split(".");
  if (!isToolkitModule(module)) return;
  for (const { name, alias } of importedBy(node))
    scope.set((alias ?? name).text, program.inModule(module, name, inner));
};

/** Reads `import module, module.inner as b`. */
export const readImport = (node: Node, scope: Scope, program: PythonProgram): void => {
  for (const { name, alias } of importedBy(node)) {
    const [module, inner] = childrenOf(name);
    if (!module || !isToolkitModule(module.text)) continue;
    if (inner) program.inModule(module.text, inner);
    scope.set((alias ?? module).text, { module: module.text });
  }
};
