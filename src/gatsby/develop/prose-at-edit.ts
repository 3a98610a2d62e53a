import { proseDiagnostics } from "../../verification/prose/prose-diagnostics";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";

const checked = new Map<string, { raw: string; symbols: readonly ToolkitSymbol[]; diagnostics: readonly string[] }>();

/** Prose problems in all content; unchanged files aren't read again. */
export const proseAtEdit = (): string[] => {
  const symbols = currentSymbols();
  return sampleFiles().flatMap(({ file, raw }) => {
    const known = checked.get(file);
    if (known?.raw === raw && known.symbols === symbols) return known.diagnostics;
    const diagnostics = proseDiagnostics([{ file, raw }], symbols);
    checked.set(file, { raw, symbols, diagnostics });
    return diagnostics;
  });
};
