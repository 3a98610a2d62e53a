import { dataPaths } from "../../../config/content";
import { digestOf, memoizeRootFiles } from "../../../diagnostics/cached-files";

/** A type as text, and the package's declarations that it refers to. */
export interface TypeText {
  text: string;
  names: string[];
}

export interface ReflectedParam {
  name: string;
  type: TypeText;
  optional: boolean;
}

/** Something that the package declares: an exported class, interface or function, or a member of one. */
export interface TypeReflection {
  /** "DdexBuilder", "DdexBuilder.build" */
  id: string;
  kind: "class" | "interface" | "function" | "constructor" | "method" | "property";
  name: string;
  parent: string | null;
  signature: string;
  params: ReflectedParam[];
  /** Type of a property, or what a call returns; null for a class or an interface. */
  type: TypeText | null;
  optional: boolean;
  line: number;
}

/** Returns the types of npm `ddex-builder`, which `npm run types:read` reads from its declarations and stores. */
export const typeReflections = memoizeRootFiles(
  (root) => [dataPaths(root).types],
  (files) => ({
    reflections: files.flatMap(({ raw }) => JSON.parse(raw) as TypeReflection[]),
    digest: digestOf(files),
  }),
);
