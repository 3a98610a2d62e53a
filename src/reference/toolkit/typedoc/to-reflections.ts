import type { JSONOutput } from "typedoc";

import type { ReflectedParam, TypeReflection } from "./type-reflections";
import { toTypeText } from "./to-type-text";

type Declared = JSONOutput.DeclarationReflection;
type Call = JSONOutput.SignatureReflection;

/** TypeDoc's numbers for declarations. They are copied from `ReflectionKind`, which only an ES module can import. */
const kinds: Readonly<Record<number, TypeReflection["kind"]>> = {
  64: "function",
  128: "class",
  256: "interface",
  512: "constructor",
  1024: "property",
  2048: "method",
};

const nullable = / \| (undefined|null)/g;

const toParam = ({ name, type, flags }: JSONOutput.ParameterReflection): ReflectedParam => {
  const { text, names } = toTypeText(type);
  const optional = flags.isOptional ?? false;
  return { name, type: { text: optional ? text.replace(nullable, "") : text, names }, optional };
};

const shown = ({ name, type, optional }: ReflectedParam): string => `${name}${optional ? "?" : ""}: ${type.text}`;

const ofCall = (call: Call, name: string): Pick<TypeReflection, "signature" | "params" | "type"> => {
  const params = (call.parameters ?? []).map(toParam);
  const type = toTypeText(call.type);
  const list = `(${params.map(shown).join(", ")})`;
  const signature =
    call.name === "constructor" || name === "constructor" ? `new ${type.text}${list}` : `${name}${list}: ${type.text}`;
  return { signature, params, type };
};

const toReflection = (declared: Declared, parent: string | null): TypeReflection => {
  const { name, flags, signatures } = declared;
  const kind = kinds[declared.kind];
  if (!kind)
    throw new Error(
      `TypeDoc gives "${name}" the kind ${declared.kind}, which src/reference/toolkit/typedoc/to-reflections.ts does not know yet. Add it there`,
    );
  const optional = flags.isOptional ?? false;
  const id = parent === null ? name : `${parent}.${name}`;
  const base = { id, kind, name, parent, optional, line: declared.sources?.[0]?.line ?? 1 };
  const [call] = signatures ?? [];
  if (call) return { ...base, ...ofCall(call, name) };
  if (kind !== "property") return { ...base, signature: `${kind} ${name}`, params: [], type: null };
  const type = toTypeText(declared.type);
  return { ...base, signature: shown({ name, type, optional }), params: [], type };
};

/** Everything that a package declares, from TypeDoc's JSON; members follow their parent. */
export const toReflections = ({ children = [] }: Pick<JSONOutput.ProjectReflection, "children">): TypeReflection[] =>
  children.flatMap((declared) => [
    toReflection(declared, null),
    ...(declared.children ?? []).map((member) => toReflection(member, declared.name)),
  ]);
