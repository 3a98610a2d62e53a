import { type Occurrence, OCCURRENCES, type Particle } from "../../ern";

type Group = Extract<Particle, { of: unknown }>;

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
