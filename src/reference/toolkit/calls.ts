import type { ToolkitSymbol } from "./symbol";

const parts = (path: string): string[] => path.split(/::|\.| |\/|-(?=[a-z_]+$)/).filter(Boolean);

/** Does the text call the symbol by its name: alone, after its parent, or with arguments? */
export const calls = (
  text: string,
  { id, name, parent, kind }: Pick<ToolkitSymbol, "id" | "name" | "parent" | "kind">,
): boolean => {
  const written = text
    .replace(/^(?:async|await|new|class|struct|enum|fn) /, "")
    .replace(/[(<{[][^]*$/, "")
    .replace(/::new$/, "")
    .trim();
  if (name === "constructor") return written === parent || written === name;
  if (kind === "command" || kind === "flag")
    return text === name || text.startsWith(`${name} `) || text.endsWith(` ${name}`) || text.includes(` ${name} `);
  const owners = parts(id).slice(2);
  const path = parts(written);
  return path.at(-1) === name && path.slice(0, -1).every((part) => owners.includes(part) || id.includes(part));
};
