import type { Particle } from "./schema-model";

export type Occurrence = Pick<Particle, "min" | "max">;

/** How often a part may occur, by its sign. */
export const OCCURRENCES: Readonly<Record<string, Occurrence>> = {
  "": { min: 1, max: 1 },
  "?": { min: 0, max: 1 },
  "*": { min: 0 },
  "+": { min: 1 },
};

const TOKEN = /\(|\||\)[?*+]?|[\w.-]+[?*+]?\^?/g;

const sequence = (of: readonly Particle[]): Particle =>
  of.length === 1 ? of[0]! : { kind: "sequence", of, min: 1, max: 1 };

/** Parses a content model in the notation of `packages/ern/data/README.md`; `typeOf` returns the index of a child's type. */
export const parseContent = (written: string, typeOf: (name: string) => number): Particle => {
  const tokens = written.match(TOKEN) ?? [];
  let index = 0;
  const parseElement = (token: string): Particle => {
    const [, name = "", sign = "", deprecated] = /^([\w.-]+)([?*+]?)(\^?)$/.exec(token)!;
    return {
      kind: "element",
      name,
      type: typeOf(name),
      ...(deprecated && { deprecated: true }),
      ...OCCURRENCES[sign]!,
    };
  };
  /** Parses up to the bracket that closes a group. */
  const parseGroup = (): Particle => {
    const groups: Particle[][] = [[]];
    while (index < tokens.length) {
      const token = tokens[index++]!;
      if (token === "(") groups.at(-1)!.push(parseGroup());
      else if (token === "|") groups.push([]);
      else if (token.startsWith(")")) {
        const occurrence = OCCURRENCES[token.slice(1)]!;
        const kind = groups.length > 1 ? "choice" : "sequence";
        return { kind, of: groups.length > 1 ? groups.map(sequence) : groups[0]!, ...occurrence };
      } else groups.at(-1)!.push(parseElement(token));
    }
    return { kind: "sequence", of: groups[0]!, min: 1, max: 1 };
  };
  return parseGroup();
};
