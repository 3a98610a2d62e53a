import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { diagramsFolder } from "../config/content";
import { ContentError } from "../problems/content-error";
import type { Diagram } from "./diagram";
import { NARROW, readDiagram } from "./read-diagram";

/** A drawing for wide windows, and the one for narrow ones where that is another. */
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

const readAll = (files: readonly string[]): Diagrams => {
  const raws = files.map((name) => readFileSync(`${diagramsFolder}/${name}`, "utf8"));
  const read = new Map(files.map((name, at) => [name, readDiagram(raws[at]!, `${diagramsFolder}/${name}`)]));
  const names = files.filter((name) => !name.endsWith(".narrow.svg")).map((name) => path.basename(name, ".svg"));
  return {
    byName: new Map(names.map((name) => [name, pair(read.get(`${name}.svg`)!, read.get(`${name}.narrow.svg`))])),
    digest: createHash("sha1")
      .update(JSON.stringify([files, raws]))
      .digest("base64url"),
  };
};

let memory: { state: string; diagrams: Diagrams } | undefined;

/** The drawings as their files are now; read again only when one of them has changed. */
export const currentDiagrams = (): Diagrams => {
  const files = existsSync(diagramsFolder)
    ? readdirSync(diagramsFolder)
        .filter((name) => name.endsWith(".svg"))
        .sort()
    : [];
  const state = files.map((name) => `${name}:${statSync(`${diagramsFolder}/${name}`).mtimeMs}`).join();
  if (memory?.state !== state) memory = { state, diagrams: readAll(files) };
  return memory.diagrams;
};
