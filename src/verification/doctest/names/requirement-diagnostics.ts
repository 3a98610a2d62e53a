import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { optionDiagnostics, versionDiagnostic } from "./package-facts";
import type { Registry } from "./package-facts";

/** Problems with "name[extra]==1.2" or "name@1.2". */
export const requirementDiagnostics = (registry: Registry, text: string): Diagnostic[] => {
  const [, name = text, extras, version] = /^(@?[^@=<>~[! ]+)(?:\[(.+)\])?\s*(?:@|[=<>~!]=?=?)?(.*)$/.exec(text) ?? [];
  const diagnostic = versionDiagnostic(registry, name, version);
  if (diagnostic) return [diagnostic];
  return optionDiagnostics(
    registry,
    name,
    extras?.split(",").map((extra) => extra.trim()),
  );
};
