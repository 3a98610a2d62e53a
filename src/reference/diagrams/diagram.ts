import path from "node:path";

import { SaxesParser, type SaxesTagPlain } from "saxes";

import { dataPaths } from "../../config/content";
import { digestOf, filesIn, memoizeRootFiles, type TextFile } from "../../diagnostics/cached-files";
import { type Diagnostic, errorIn, suggest, toDiagnostic } from "../../diagnostics/diagnostic";

/** A drawing from `content/diagrams`. */
export interface Diagram {
  file: string;
  /** In pixels, at its intended size. */
  width: number;
  /** Its SVG, without whitespace between elements; its ids start with its name. */
  svg: string;
}

/** The parts of a drawing; the style sheet of the articles sets how each looks. */
const classes = "box strong group arrow dashed head title code note middle end".split(" ");

const elements = "svg defs marker g rect circle line polyline path text tspan".split(" ");

/** What a drawing leaves to the style sheet, so that its colours follow the colour mode. */
const styled = new Set(["style", "color", "font-size", "font-family", "font-weight", "width", "height"]);

/** The widest drawing that a 375-pixel phone shows at full size. */
const NARROW = 343;

const elementDiagnostic = ({ name, attributes }: SaxesTagPlain): Diagnostic | undefined => {
  if (!elements.includes(name)) return toDiagnostic("diagram-element", { name, known: elements.join(", ") });
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on|href$/.test(key)) return toDiagnostic("diagram-active", { key });
    if (/^(fill|stroke)$/.test(key) && value !== "none")
      return toDiagnostic("diagram-colour", { key, value, known: classes.join(", ") });
    if (styled.has(key) && !(name === "rect" && /^(width|height)$/.test(key)))
      return toDiagnostic("diagram-styled", { key, name });
    const unknown = key === "class" ? value.split(" ").find((className) => !classes.includes(className)) : undefined;
    if (unknown !== undefined)
      return toDiagnostic("diagram-class", { name: unknown, suggestion: suggest(unknown, classes) });
  }
  return undefined;
};

/** Reads a drawing. Throws a ContentError if it isn't a drawing or its colours wouldn't follow the colour mode. */
export const parseDiagram = (raw: string, file: string): Diagram => {
  const parser = new SaxesParser();
  let viewBox: string | undefined;
  parser.on("error", ({ message }) => {
    throw errorIn(file, parser.line, toDiagnostic("diagram-xml", { text: message.replace(/^\d+:\d+: /, "") }));
  });
  parser.on("opentag", (tag) => {
    const diagnostic = elementDiagnostic(tag);
    if (diagnostic) throw errorIn(file, parser.line, diagnostic);
    if (tag.name === "svg") viewBox = tag.attributes["viewBox"];
  });
  parser.write(raw).close();
  const [, width] = /^0 0 (\d+) \d+$/.exec(viewBox ?? "") ?? [];
  if (width === undefined) throw errorIn(file, 1, toDiagnostic("diagram-size"));
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
  digest: string;
}

const pair = (wide: Diagram, narrow: Diagram | undefined): DrawnDiagram => {
  const { file, width } = narrow ?? wide;
  const values = { width, most: NARROW, name: path.basename(file, ".svg") };
  if (width > NARROW) throw errorIn(file, 1, toDiagnostic(narrow ? "diagram-narrow" : "diagram-wide", values));
  return { wide, narrow };
};

const toDiagrams = (files: readonly TextFile[]): Diagrams => {
  const read = new Map(files.map(({ file, raw }) => [path.basename(file, ".svg"), parseDiagram(raw, file)]));
  const wide = [...read].filter(([name]) => !name.endsWith(".narrow"));
  return {
    byName: new Map(wide.map(([name, diagram]) => [name, pair(diagram, read.get(`${name}.narrow`))])),
    digest: digestOf(files),
  };
};

export const currentDiagrams = memoizeRootFiles((root) => filesIn(dataPaths(root).diagrams, ".svg"), toDiagrams);
