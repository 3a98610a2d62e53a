import { currentSymbols } from "../toolkit/current-symbols";
import { fixedTexts } from "../toolkit/symbol";
import { currentErrors } from "./errors";

const HOLE = /\{[^}]*\}|…/g;
const withHoles = (text: string): string => text.replace(HOLE, "…");

const known = new Set(currentSymbols().flatMap(fixedTexts).map(withHoles));
const wrappers = [...known]
  .filter((text) => text.includes("…") && text !== "…")
  .map((text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/…/g, "(.+?)")}$`));

/** Whether a symbol has this text, or each of the text's variable parts comes from one. */
const isOfSymbols = (text: string): boolean =>
  known.has(text) ||
  wrappers.some((wrapper) => {
    const parts = wrapper.exec(text)?.slice(1);
    return parts?.every((part) => part === "…" || isOfSymbols(part)) ?? false;
  });

/** Texts of Node.js rather than the toolkit; `causes.test.ts` runs their causes. */
const ofNode = new Set([
  "builder-named-export",
  "builder-package-path",
  "builder-no-binary-windows",
  "builder-not-a-function",
]);

const entries = ["ddex-parser", "ddex-builder"].flatMap((source) => currentErrors().bySource.get(source) ?? []);
const texts = entries
  .filter(({ id }) => !ofNode.has(id))
  .flatMap(({ id, text, also }) =>
    [text, ...also.map((variant) => variant.text)].map((wording): [string, string] => [id, wording]),
  );

describe("the texts of errors", () => {
  it("contains only texts that the toolkit has", () => {
    expect(known.size).toBeGreaterThan(100);
    expect(texts.length).toBeGreaterThan(50);
    const diagnostics = texts
      .filter(([, text]) => !isOfSymbols(withHoles(text)))
      .map(([id, text]) => `content/errors, ${id}: no symbol in content/toolkit has the text "${text}"`);
    expect(diagnostics).toEqual([]);
  });

  it.each(["Required DDEX field is missing: Deal/DealReference", "Unknown presets: …", "XML parsing error: No header"])(
    "finds no toolkit text %s",
    (text) => {
      expect(isOfSymbols(text)).toBe(false);
    },
  );

  it("lists only entries that exist as texts of Node.js", () => {
    expect([...ofNode].filter((id) => !entries.some((entry) => entry.id === id))).toEqual([]);
  });
});
