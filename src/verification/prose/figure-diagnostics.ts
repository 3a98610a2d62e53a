import type { Content } from "mdast";

import { nodesOf } from "../../mdx/nodes/walk";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { LineDiagnostic, ProsePage } from "./prose-page";

/** The units that have several names, each with its size in bytes or seconds. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  ...{ byte: ["byte", 1], kB: ["byte", 1e3], KB: ["byte", 1e3], MB: ["byte", 1e6], GB: ["byte", 1e9] },
  ...{ KiB: ["byte", 1024], MiB: ["byte", 1024 ** 2], GiB: ["byte", 1024 ** 3] },
  ...{
    ms: ["second", 1e-3],
    millisecond: ["second", 1e-3],
    s: ["second", 1],
    second: ["second", 1],
    minute: ["second", 60],
  },
};

/** A number with its unit; a default in the data has a number alone. */
interface Figure {
  text: string;
  number: number;
  kind?: string;
  size: number;
}

const COUNTED =
  "character|letter|digit|level|element|item|entrie|field|release|resource|track|file|line|message|thread|time";
const FIGURE = new RegExp(
  `(?<![\\w.,:/#-])(\\d+(?:[ \\u00a0,]\\d{3}(?!\\d))*(?:\\.\\d+)?)[ \\u00a0]?((?:${Object.keys(UNITS).join("|")}|${COUNTED})s?)\\b`,
  "g",
);

/** "To 120 seconds", "a `timeout` of 120 seconds": a value that somebody chooses. */
const CHOSEN = /(?:\bto|` of) $/;

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].flatMap(({ 0: figure, 1: digits = "", 2: word = "", index }) => {
    if (CHOSEN.test(text.slice(0, index))) return [];
    const unit = Object.hasOwn(UNITS, word) ? word : word.replace(/s$/, "");
    const [kind, size] = UNITS[unit] ?? [unit, 1];
    return [{ text: figure, number: Number(digits.replace(/[ \u00a0,]/g, "")), kind, size }];
  });

/** Returns the figures in the data of the symbols that a piece of inline code may name. */
const knownFigures = (code: string, symbols: readonly ToolkitSymbol[]): Figure[] => {
  const path = `.${code.replace(/^(?:await |new )|\(.*$/g, "").replaceAll("::", ".")}`;
  return symbols.flatMap(({ id, name, params, note, errors, texts }) => {
    const isNamed = `.${id}`.endsWith(path) || name === code;
    const defaults = params.flatMap((param) => {
      const isMeant = isNamed ? param.name === name : `.${id}.${param.name}`.endsWith(path);
      return isMeant && /^[\d.]+$/.test(param.default ?? "") ? [param.default!] : [];
    });
    return [
      ...(isNamed ? [note, ...errors, ...texts] : []).flatMap(figuresIn),
      ...defaults.map((text) => ({ text, number: Number(text), size: 1 })),
    ];
  });
};

/** "10 MB" is the same as 10485760 bytes, and "30 seconds" the same as a default of 30 or 30000. */
const isSameFigure = (figure: Figure, known: Figure): boolean => {
  const [value, knownValue] = [figure.number * figure.size, known.number * known.size];
  if (known.kind === undefined && (figure.number === knownValue || value * 1000 === knownValue)) return true;
  return value === knownValue || (figure.kind === "byte" && Math.abs(value - knownValue) <= knownValue / 20);
};

/** Whether a sentence speaks of a default or a limit, and not of what somebody measured. */
const SPEAKS_OF_LIMIT =
  /\b(?:default|unless|leaves?|omits?|limit\w*|maximum|at most|(?:more|longer|larger) than|over|above|up to|exceeds?|rejects?|refuses?|fails?|stops?|gives? up|first|window|every)\b/i;

/** The symbol whose figures a sentence contradicts: it names the symbol and has figures in the same unit, none right. */
const findContradiction = (sentence: string, symbolsOf: (code: string) => readonly ToolkitSymbol[]) => {
  const figures = SPEAKS_OF_LIMIT.test(sentence) ? figuresIn(sentence.replace(/`[^`]*`/g, "``")) : [];
  const codes = figures.length > 0 ? [...sentence.matchAll(/`([^`]+)`/g)] : [];
  return codes.flatMap(([, code = ""]) => {
    const known = knownFigures(code, symbolsOf(code));
    const compared = figures.filter(({ kind }) => known.some((fact) => (fact.kind ?? kind) === kind));
    const isRight = compared.some((figure) => known.some((fact) => isSameFigure(figure, fact)));
    return compared.length === 0 || isRight ? [] : { figure: compared[0]!, code, known };
  })[0];
};

/** Returns the text of a node, with inline code in backticks; a component prints what the data have. */
const writtenText = (node: Content): string => {
  if (node.type === "inlineCode") return `\`${node.value}\``;
  if (node.type === "text") return node.value;
  return "children" in node && !node.type.startsWith("mdx")
    ? (node.children as Content[]).map(writtenText).join("")
    : "";
};

/** Returns problems with numbers in a page's text: those of a symbol that their sentence names are in its data. */
export const figureDiagnostics = (
  { tree, lineOf, codes }: ProsePage,
  symbols: readonly ToolkitSymbol[],
): LineDiagnostic[] => {
  const symbolsOf = (code: string): ToolkitSymbol[] => {
    const languages = new Set(codes.flatMap((piece) => (piece.text === code ? piece.languages() : [])));
    return symbols.filter(({ language }) => languages.has(language));
  };
  return [...nodesOf(tree, "paragraph"), ...nodesOf(tree, "tableCell")].flatMap((node) =>
    writtenText(node)
      .split(/(?<=[.!?]) /)
      .flatMap((sentence) => {
        const found = findContradiction(sentence.replace(/\s+/g, " "), symbolsOf);
        if (!found) return [];
        const facts = [...new Set(found.known.map(({ text }) => text))].join(", ");
        return [
          {
            line: lineOf(node),
            message: `The sentence says "${found.figure.text}" of \`${found.code}\`, whose data say ${facts}`,
            remedy: 'Correct it, print it with <Default of="…" unit="…" />, or add it to the symbol in content/toolkit',
          },
        ];
      }),
  );
};
