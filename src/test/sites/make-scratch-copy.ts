import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const LEFT_OUT = new Set([".cache", ".git", "coverage", "node_modules", "playwright-report", "public", "test-results"]);

/** Copies the project's sources to an empty folder, linked to the project's installed packages; returns the folder. */
export const makeScratchCopy = (project: string, copy: string): string => {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(project)) {
    if (!LEFT_OUT.has(name)) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(project, "node_modules"), path.join(copy, "node_modules"), "dir");
  return copy;
};
