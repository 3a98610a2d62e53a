import path from "node:path";

import ts from "typescript";

/** TypeScript's error numbers for importing a name from the package. */
export const importDiagnostics = (name: string): number[] => {
  const file = path.resolve("imported-name.ts");
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const text = `import { ${name} } from "ddex-builder";\nexport { ${name} };\n`;
  const { getSourceFile, fileExists } = host;
  host.fileExists = (asked) => asked === file || fileExists(asked);
  host.getSourceFile = (asked, version) =>
    asked === file ? ts.createSourceFile(asked, text, version) : getSourceFile(asked, version);
  const program = ts.createProgram([file], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ code }) => code);
};
