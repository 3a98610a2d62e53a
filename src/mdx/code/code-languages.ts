export interface CodeLanguage {
  /** Name in `data-lang`, and of the Prism grammar. */
  id: string;
  label: string;
}

const typescript = { id: "typescript", label: "TypeScript" };
const javascript = { id: "javascript", label: "JavaScript" };

/** Languages that a code fence can have. */
export const codeLanguages: ReadonlyMap<string, CodeLanguage> = new Map([
  ["rust", { id: "rust", label: "Rust" }],
  ["python", { id: "python", label: "Python" }],
  ["bash", { id: "bash", label: "Bash" }],
  ["json", { id: "json", label: "JSON" }],
  ["typescript", typescript],
  ["ts", typescript],
  ["mts", typescript],
  ["tsx", { id: "tsx", label: "TSX" }],
  ["javascript", javascript],
  ["js", javascript],
  ["xml", { id: "xml", label: "XML" }],
  ["toml", { id: "toml", label: "TOML" }],
  ["yaml", { id: "yaml", label: "YAML" }],
  ["csv", { id: "csv", label: "CSV" }],
  ["diff", { id: "diff", label: "Diff" }],
  ["text", { id: "text", label: "Text" }],
  ["output", { id: "output", label: "Output" }],
]);
