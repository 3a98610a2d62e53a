import { createHash } from "node:crypto";
import path from "node:path";

import { dataPaths } from "../../config/content";
import { ContentError } from "../../diagnostics/diagnostic";
import { byRoot, filesIn, whenChanged } from "../../diagnostics/cached-files";
import type { Diagram } from "./diagram";
import { NARROW, readDiagram } from "./read-diagram";

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
    digest: createHash("sha1").update(JSON.stringify(files)).digest("base64url"),
  };
};

/** The current drawings of a content root. */
export const currentDiagrams = byRoot((root) =>
  whenChanged(() => filesIn(dataPaths(root).diagrams, ".svg"), toDiagrams),
);
