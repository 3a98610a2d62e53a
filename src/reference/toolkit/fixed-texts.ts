import type { ToolkitSymbol } from "./symbol";

const DISPLAYED = /^Display text: (.+)\.$/;
const QUOTED = /"([^"]+)"/g;

/** Texts that a symbol gives as they stand: messages of its errors, codes and shims; `{…}` and `…` stand for what changes. */
export const fixedTexts = ({ errors, note, texts }: Pick<ToolkitSymbol, "errors" | "note" | "texts">): string[] =>
  [
    ...texts,
    ...(DISPLAYED.exec(note)?.slice(1) ?? []),
    ...errors.flatMap((error) => [...error.matchAll(QUOTED)].map(([, text = ""]) => text)),
  ].map((text) => text.replaceAll("...", "…"));
