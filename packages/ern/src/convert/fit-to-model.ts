import { checkWritten } from "../check/written-value";
import { type Fill, toSkeleton } from "../edit/to-skeleton";
import type { ErnVersion } from "../model-types";
import { allowedInVersion } from "../schema/allowed-in-version";
import { completeChildren, findStop } from "../schema/fit-children";
import type { Particle } from "../schema/schema-model";
import { schemaModelOf } from "../schema/schema-model-of";
import { rulesOf, type SchemaType } from "../schema/schema-rules";
import { valueSet } from "../values/value-sets";
import type { ElementData } from "../xml/to-xml";
import type { Ledger } from "./ledger";

type Path = readonly string[];

const elementNames = (elements: readonly ElementData[]): string[] => elements.map(({ name }) => name);

/** Takes what a content model allows from the elements that are left, in its order. */
const takeAllowed = (particle: Particle, left: ElementData[]): ElementData[] => {
  const taken: ElementData[] = [];
  for (let times = 0; times !== particle.max; times += 1) {
    const part = takeOnce(particle, left);
    if (part.length === 0) break;
    taken.push(...part);
  }
  return taken;
};

const takeOnce = (particle: Particle, left: ElementData[]): ElementData[] => {
  if (particle.kind === "any") return [];
  if (particle.kind === "element") {
    const index = left.findIndex(({ name }) => name === particle.name);
    return index === -1 ? [] : left.splice(index, 1);
  }
  if (particle.kind !== "choice") return particle.of.flatMap((part) => takeAllowed(part, left));
  // The alternative that has room for the most.
  const counts = particle.of.map((part) => takeAllowed(part, [...left]).length);
  return takeAllowed(particle.of[counts.indexOf(Math.max(...counts))]!, left);
};

interface FitContext {
  /** The version of the new message. */
  to: ErnVersion;
  ledger: Ledger;
  /** Values for what 4.3 requires and the old message doesn't have. */
  fill: Fill;
  /** Whether the parts that are added at this path are as sure as if they were in the old message. */
  isSure: (path: Path) => boolean;
  /** The namespace of the sender's own values. */
  namespace: string;
}

/** Makes a message one that a version allows: what it can't have is removed, what it requires is added, and both are recorded. */
export const fitToModel = (root: ElementData, { to, ledger, fill, isSure, namespace }: FitContext): void => {
  const { types, roots } = schemaModelOf(to);
  const { rulesOfType } = rulesOf(to);

  const isWrong = (type: string, text: string): boolean => checkWritten(to, type, text)?.severity === "error";

  const fitAttributes = (element: ElementData, { attributes: rules }: SchemaType, path: Path): void => {
    const attributes: Record<string, string> = {};
    for (const name in element.attributes) {
      const value = element.attributes[name]!;
      const rule = rules.find((candidate) => candidate.name === name);
      if (name.includes(":") || (rule && !isWrong(rule.type, value))) {
        attributes[name] = value;
        continue;
      }
      const why = rule ? `4.3 has no ${name} ${value}. Choose one of 4.3's if one fits.` : `4.3 has no ${name} here.`;
      ledger.removeAttribute(element, name, why);
    }
    for (const { name, required } of rules) {
      if (!required || attributes[name] !== undefined) continue;
      attributes[name] = fill(path, name) ?? "";
      ledger.reconsider(element, `4.3 asks for the attribute ${name}. Decide what it is.`);
    }
    Object.assign(element, { attributes });
  };

  /** Turns a value that 4.3 doesn't have into the sender's own; returns false if the element can't have one. */
  const fitText = (element: ElementData, { text: type, attributes }: SchemaType): boolean => {
    const { name, text = "" } = element;
    if (!isWrong(type, text)) return true;
    const isOwn =
      valueSet(to, type)?.has("UserDefined") && attributes.some((attribute) => attribute.name === "UserDefinedValue");
    if (!isOwn) return false;
    const ownAttributes = { ...element.attributes, Namespace: namespace, UserDefinedValue: text };
    Object.assign(element, { text: "UserDefined", attributes: ownAttributes });
    const why = `4.3 has no ${name} ${text}. It is kept as the sender's own value. Choose one of 4.3's if one fits.`;
    ledger.reconsider(element, why, ["Namespace", "UserDefinedValue"]);
    return true;
  };

  const remove = (element: ElementData, why: string): ElementData[] => {
    ledger.remove(element, why);
    return [];
  };

  const fitChild = (child: ElementData, type: number | undefined, path: Path): ElementData[] => {
    const { name, text } = child;
    if (type === undefined)
      return remove(child, `4.3 has no ${name} in ${path.at(-1)}. Decide whether another element can say it.`);
    const isRight = fit(child, type, [...path, name]);
    return isRight ? [child] : remove(child, `“${text}” isn't a valid ${name} in 4.3. Decide what belongs there.`);
  };

  const add = (name: string, path: Path): ElementData => {
    const made = toSkeleton(allowedInVersion(to), path, name, fill)!;
    const isKnown = isSure([...path, name]);
    return ledger.add(made, `4.3 asks for ${name} in ${path.at(-1)}.${isKnown ? "" : " Decide what it is."}`, !isKnown);
  };

  const fit = (element: ElementData, type: number, path: Path): boolean => {
    const { content, type: schemaType, typeOfChild } = rulesOfType(type);
    fitAttributes(element, schemaType, path);
    if (!content) return fitText(element, schemaType);
    let children = (element.children ?? []).flatMap((child) => fitChild(child, typeOfChild.get(child.name), path));
    if (findStop(content, elementNames(children)) !== undefined) {
      const left = [...children];
      children = takeAllowed(types[type]!.content!, left);
      for (const extra of left)
        remove(extra, `4.3 allows no more ${extra.name} in this ${path.at(-1)}. Decide which to keep.`);
      for (const { name, index: place } of completeChildren(content, elementNames(children)).reverse())
        children.splice(place, 0, add(name, path));
    }
    Object.assign(element, { children, text: undefined });
    return true;
  };

  fit(root, roots.NewReleaseMessage!, ["NewReleaseMessage"]);
};
