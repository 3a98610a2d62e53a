import { bashRules } from "./bash-rules";
import { pythonRules, rustRules, scriptRules } from "./code-rules";
import { jsonRules, tomlRules, xmlRules } from "./data-rules";
import { outputRules } from "./output-rules";
import type { Rule } from "./rule";

interface LanguageRules {
  /** Heading in the report. */
  label: string;
  rules: readonly Rule[];
  /** The language of the toolkit's symbols for it. */
  symbols?: string;
  /** Its grammar, if it has one. */
  grammar?: "typescript" | "python" | "rust" | "bash";
}

/** The rules for blocks of code, by their language. */
export const rulesByLanguage: ReadonlyMap<string, LanguageRules> = new Map([
  ["typescript", { label: "TypeScript", rules: scriptRules, symbols: "typescript", grammar: "typescript" }],
  ["javascript", { label: "JavaScript", rules: scriptRules, symbols: "typescript", grammar: "typescript" }],
  ["python", { label: "Python", rules: pythonRules, symbols: "python", grammar: "python" }],
  ["rust", { label: "Rust", rules: rustRules, symbols: "rust", grammar: "rust" }],
  ["bash", { label: "Bash", rules: bashRules, symbols: "cli", grammar: "bash" }],
  ["json", { label: "JSON", rules: jsonRules }],
  ["toml", { label: "TOML", rules: tomlRules }],
  ["xml", { label: "XML", rules: xmlRules }],
  ["output", { label: "Outputs", rules: outputRules }],
] as const);
