import type { JSONOutput } from "typedoc";

import type { TypeText } from "./type-reflections";

type SomeType = JSONOutput.SomeType;

const joined = (parts: readonly TypeText[], separator: string): TypeText => ({
  text: parts.map(({ text }) => text).join(separator),
  names: [...new Set(parts.flatMap(({ names }) => names))],
});

const wrapped = ({ text, names }: TypeText, wrap: (text: string) => string): TypeText => ({ text: wrap(text), names });

const callText = ({ parameters = [], type }: JSONOutput.SignatureReflection): TypeText => {
  const params = parameters.map(({ name, type: of, flags }) =>
    wrapped(toTypeText(of), (text) => `${flags.isRest ? "..." : ""}${name}${flags.isOptional ? "?" : ""}: ${text}`),
  );
  const { text, names } = joined(params, ", ");
  const returned = toTypeText(type);
  return { text: `(${text}) => ${returned.text}`, names: [...names, ...returned.names] };
};

/** TypeDoc's JSON of a type as text, and the declarations that it refers to. */
export const toTypeText = (type: SomeType | undefined): TypeText => {
  switch (type?.type) {
    case "intrinsic":
      return { text: type.name, names: [] };
    case "literal":
      return { text: JSON.stringify(type.value), names: [] };
    case "array":
      return wrapped(toTypeText(type.elementType), (text) => `${text}[]`);
    case "union":
      return joined(type.types.map(toTypeText), " | ");
    case "reference": {
      const names = typeof type.target === "number" && type.target >= 0 ? [type.name] : [];
      if (!type.typeArguments) return { text: type.name, names };
      const given = joined(type.typeArguments.map(toTypeText), ", ");
      return { text: `${type.name}<${given.text}>`, names: [...names, ...given.names] };
    }
    case "reflection":
      if (type.declaration.signatures?.[0]) return callText(type.declaration.signatures[0]);
  }
  throw new Error(
    `TypeDoc gives a type of the kind "${type?.type}", which src/reference/toolkit/typedoc/to-type-text.ts does not know yet. Add it there`,
  );
};
