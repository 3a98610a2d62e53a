import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import {
  type ReflectedParam,
  type TypeReflection,
  typeReflections,
} from "../../reference/toolkit/types/type-reflections";

type DeclaredSymbol = Pick<ToolkitSymbol, "name" | "parent" | "signature" | "returns"> & {
  kind: string;
  params: { name: string; type: string; required: boolean }[];
};

/** The compiler has its own order of a union's members. */
const sortUnion = (text: string): string => text.replaceAll("null | undefined", "undefined | null");

const toParam = ({
  name,
  type,
  optional,
}: Pick<ReflectedParam, "name" | "optional"> & Pick<TypeReflection, "type">) => ({
  name,
  type: sortUnion(type!.text),
  required: !optional,
});

const kinds: Partial<Record<TypeReflection["kind"], string>> = {
  interface: "struct",
  constructor: "method",
  property: "option",
};

const toDeclared = (reflection: TypeReflection, all: readonly TypeReflection[]): DeclaredSymbol => {
  const { id, kind, name, parent, signature, params, type } = reflection;
  const fields =
    kind === "property" ? [reflection] : all.filter((candidate) => kind === "interface" && candidate.parent === id);
  return {
    ...{ name, parent, signature: sortUnion(signature), kind: kinds[kind] ?? kind },
    params: [...params, ...fields].map(toParam),
    returns: kind === "property" || !type ? null : sortUnion(type.text),
  };
};

let memory: ReadonlyMap<string, DeclaredSymbol> | undefined;

/** Returns everything that the installed package declares, by id below `ddex-builder.typescript.` */
export const declaredSymbols = (): ReadonlyMap<string, DeclaredSymbol> => {
  const { reflections } = typeReflections();
  return (memory ??= new Map(reflections.map((reflection) => [reflection.id, toDeclared(reflection, reflections)])));
};
