import type { Particle } from "./schema-model";

type Group = Extract<Particle, { of: unknown }>;
type Occurrence = Pick<Particle, "min" | "max">;

const OCCURRENCES: Readonly<Record<string, Occurrence>> = {
  "": { min: 1, max: 1 },
  "?": { min: 0, max: 1 },
  "*": { min: 0 },
  "+": { min: 1 },
};

const TOKEN = /\(|\||\)[?*+]?|[\w.-]+[?*+]?\^?/g;

const sequence = (of: readonly Particle[]): Particle =>
  of.length === 1 ? of[0]! : { kind: "sequence", of, min: 1, max: 1 };

/** Reads a content model in the notation of `content/ern/README.md`; `typeOf` returns the index of a child's type. */
export const readContent = (written: string, typeOf: (name: string) => number): Particle => {
  const tokens = written.match(TOKEN) ?? [];
  let at = 0;
  const readElement = (token: string): Particle => {
    const [, name = "", sign = "", deprecated] = /^([\w.-]+)([?*+]?)(\^?)$/.exec(token)!;
    return {
      kind: "element",
      name,
      type: typeOf(name),
      ...(deprecated && { deprecated: true }),
      ...OCCURRENCES[sign]!,
    };
  };
  /** Reads up to the bracket that closes a group. */
  const readGroup = (): Particle => {
    const groups: Particle[][] = [[]];
    while (at < tokens.length) {
      const token = tokens[at++]!;
      if (token === "(") groups.at(-1)!.push(readGroup());
      else if (token === "|") groups.push([]);
      else if (token.startsWith(")")) {
        const occurrence = OCCURRENCES[token.slice(1)]!;
        const kind = groups.length > 1 ? "choice" : "sequence";
        return { kind, of: groups.length > 1 ? groups.map(sequence) : groups[0]!, ...occurrence };
      } else groups.at(-1)!.push(readElement(token));
    }
    return { kind: "sequence", of: groups[0]!, min: 1, max: 1 };
  };
  return readGroup();
};

const signOf = ({ min, max }: Occurrence): string => {
  const known = Object.entries(OCCURRENCES).find(([, each]) => each.min === min && each.max === max);
  return known ? known[0] : `{${min},${max ?? ""}}`;
};

/** A group whose occurrence can be left out or counted at its only part. */
const toPlain = (particle: Particle): Particle => {
  if (particle.kind === "element" || particle.kind === "any") return particle;
  const of = particle.of.map(toPlain).flatMap((part) => {
    const isSame = part.kind === particle.kind && part.min === 1 && part.max === 1;
    return isSame ? (part as Group).of : [part];
  });
  const [only] = of;
  const isOnce = particle.min === 1 && particle.max === 1;
  if (of.length !== 1 || !only) return { ...particle, of };
  if (isOnce) return only;
  if (only.min > 1 || particle.min > 1) return { ...particle, of };
  const max = particle.max === 1 && only.max === 1 ? 1 : undefined;
  return { ...only, min: only.min * particle.min, max };
};

const write = (particle: Particle): string => {
  const sign = signOf(particle);
  if (particle.kind === "any") return `any${sign}`;
  if (particle.kind === "element") return `${particle.name}${sign}${particle.deprecated ? "^" : ""}`;
  const written = particle.of.map((part) =>
    particle.kind === "choice" && part.kind === "sequence" && signOf(part) === "" ? writeParts(part) : write(part),
  );
  return `(${written.join(particle.kind === "choice" ? " | " : " ")})${sign}`;
};

const writeParts = ({ of }: Group): string => of.map(write).join(" ");

/** Writes a content model in that notation, so that equal ones are written alike. */
export const writeContent = (content: Particle): string => {
  const plain = toPlain(content);
  return plain.kind === "sequence" && signOf(plain) === "" ? writeParts(plain) : write(plain);
};
