import type { ToolkitSymbol } from "./symbol";

const DISPLAYED = /^Display text: (.+)\.$/;
const QUOTED = /"([^"]+)"/g;

/** Texts that a symbol returns verbatim: messages of its errors, codes and shims. `{…}` and `…` mark variable parts. */
export const fixedTexts = ({ errors, note, texts }: Pick<ToolkitSymbol, "errors" | "note" | "texts">): string[] =>
  [
    ...texts,
    ...(DISPLAYED.exec(note)?.slice(1) ?? []),
    ...errors.flatMap((error) => [...error.matchAll(QUOTED)].map(([, text = ""]) => text)),
  ].map((text) => text.replaceAll("...", "…"));
