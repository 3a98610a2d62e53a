import path from "node:path";

import { SaxesParser, type SaxesTagPlain } from "saxes";

import { ContentError, suggest, type Diagnostic } from "../../diagnostics/diagnostic";
import { dataPaths } from "../../config/content";
import { byRoot, digestOf, filesIn, whenChanged } from "../../diagnostics/cached-files";

/** A drawing from `content/diagrams`. */
export interface Diagram {
  file: string;
  /** In pixels, at its intended size. */
  width: number;
  /** Its SVG, without whitespace between elements; its ids start with its name. */
  svg: string;
}

/** The parts of a drawing; the style sheet of the articles sets how each looks. */
const diagramClasses: readonly string[] = [
  "box",
  "strong",
  "group",
  "arrow",
  "dashed",
  "head",
  "title",
  "code",
  "note",
  "middle",
  "end",
];

const elements = ["svg", "defs", "marker", "g", "rect", "circle", "line", "polyline", "path", "text", "tspan"];

/** What a drawing leaves to the style sheet, so that its colours follow the colour mode. */
const styled = new Set(["style", "color", "font-size", "font-family", "font-weight", "width", "height"]);

/** The widest drawing that a 375-pixel phone shows at full size. */
const NARROW = 343;

const elementDiagnostic = ({ name, attributes }: SaxesTagPlain): Diagnostic | undefined => {
  if (!elements.includes(name))
    return { message: `<${name}> is no element of a diagram`, remedy: `Use one of ${elements.join(", ")}.` };
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on|href$/.test(key)) return { message: `${key} is in a diagram`, remedy: "Remove it: a diagram only shows." };
    if (/^(fill|stroke)$/.test(key) && value !== "none")
      return { message: `${key}="${value}" gives a colour`, remedy: `Give a class: ${diagramClasses.join(", ")}.` };
    if (styled.has(key) && !(name === "rect" && /^(width|height)$/.test(key)))
      return {
        message: `${key} stands on <${name}>`,
        remedy: "Remove it: sizes come from viewBox, looks from classes.",
      };
    const unknown = key === "class" ? value.split(" ").find((one) => !diagramClasses.includes(one)) : undefined;
    if (unknown !== undefined)
      return { message: `"${unknown}" is no class of diagrams`, remedy: suggest(unknown, diagramClasses) };
  }
  return undefined;
};

/** Reads a drawing. Throws a ContentError if it isn't a drawing or its colours wouldn't follow the colour mode. */
export const readDiagram = (raw: string, file: string): Diagram => {
  const parser = new SaxesParser();
  let viewBox: string | undefined;
  const refuse = ({ message: diagnostic, remedy }: Diagnostic): never => {
    throw new ContentError(file, parser.line, diagnostic, remedy);
  };
  parser.on("error", ({ message }) =>
    refuse({ message: `This is not XML: ${message.replace(/^\d+:\d+: /, "")}`, remedy: "Close each element." }),
  );
  parser.on("opentag", (tag) => {
    const diagnostic = elementDiagnostic(tag);
    if (diagnostic) refuse(diagnostic);
    if (tag.name === "svg") viewBox = tag.attributes["viewBox"];
  });
  parser.write(raw).close();
  const [, width] = /^0 0 (\d+) \d+$/.exec(viewBox ?? "") ?? [];
  if (width === undefined)
    throw new ContentError(file, 1, "The diagram has no size", 'Write <svg viewBox="0 0 width height">, in pixels.');
  const name = path.basename(file, ".svg").replaceAll(".", "-");
  const svg = raw
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/\b(id="|url\(#)/g, `$1${name}-`)
    .trim();
  return { file, width: Number(width), svg };
};

/** A drawing for wide windows, and one for narrow windows if that's different. */
export interface DrawnDiagram {
  wide: Diagram;
  narrow?: Diagram;
}

export interface Diagrams {
  byName: ReadonlyMap<string, DrawnDiagram>;
  /** Changes with any drawing. */
  digest: string;
}

const pair = (wide: Diagram, narrow: Diagram | undefined): DrawnDiagram => {
  if (wide.width > NARROW && !narrow)
    throw new ContentError(
      wide.file,
      1,
      `The diagram is ${wide.width} pixels wide`,
      `Draw it within ${NARROW}, as a phone shows it, or put one that is beside it, as ${path.basename(wide.file, ".svg")}.narrow.svg.`,
    );
  if (narrow && narrow.width > NARROW)
    throw new ContentError(narrow.file, 1, `The diagram is ${narrow.width} pixels wide`, `Draw it within ${NARROW}.`);
  return { wide, narrow };
};

const toDiagrams = (files: readonly { file: string; raw: string }[]): Diagrams => {
  const read = new Map(files.map(({ file, raw }) => [path.basename(file, ".svg"), readDiagram(raw, file)]));
  const wide = [...read].filter(([name]) => !name.endsWith(".narrow"));
  return {
    byName: new Map(wide.map(([name, diagram]) => [name, pair(diagram, read.get(`${name}.narrow`))])),
    digest: digestOf(files),
  };
};

/** The current drawings of a content root. */
export const currentDiagrams = byRoot((root) =>
  whenChanged(() => filesIn(dataPaths(root).diagrams, ".svg"), toDiagrams),
);
