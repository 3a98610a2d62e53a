import {
  elementsOf,
  ERN_VERSIONS,
  type ErnElement,
  type ErnVersion,
  NEWEST_VERSION,
  valueSetsOf,
} from "@ddex-suite/ern";
import { z } from "zod";

import meaningsByName from "../../../../content/ern/meanings.json";
import { formatClosest } from "../../../diagnostics/diagnostic";
import { tool } from "./tool";

const meanings: ReadonlyMap<string, string> = new Map(Object.entries(meaningsByName));

export const ernVersion = z.enum(ERN_VERSIONS);

const occurrenceOf = ({ required, repeatable }: { required: boolean; repeatable: boolean }): string => {
  if (repeatable) return required ? "once or more" : "any number of times";
  return required ? "once" : "at most once";
};

const textSentence = (version: ErnVersion, { text }: ErnElement): string => {
  if (text === undefined) return "";
  return `Its text: ${valueSetsOf(version).has(text) ? `a value of the set ${text} (ask ern_values)` : text}`;
};

/** Returns an element in its parents, line by line. */
const formatElement = (version: ErnVersion, element: ErnElement, parents: readonly string[]): string =>
  [
    `In ${parents.join(", ")}:`,
    meanings.get(`${element.parent}/${element.name}`) ?? "",
    textSentence(version, element),
    ...[...element.parts].map(
      ([name, facts]) =>
        `- ${name.includes(" ") ? `one of ${name}` : name}: ${occurrenceOf(facts)}${facts.deprecated ? ", deprecated" : ""}`,
    ),
  ]
    .filter((line) => line !== "")
    .join("\n");

const elementNames = (version: ErnVersion): string[] => [
  ...new Set([...elementsOf(version).values()].map(({ name }) => name)),
];

/** Returns how often the element may be in a parent. */
const parentOf = (version: ErnVersion, { parent, name }: ErnElement): string => {
  const parents = [...elementsOf(version).values()].filter((element) => element.name === parent);
  const facts = parents.flatMap(({ parts }) => parts.get(name) ?? [])[0];
  return facts ? `${parent} (${occurrenceOf(facts)})` : "no other element";
};

const answer = (name: string, version: ErnVersion): string => {
  const found = [...elementsOf(version).values()].filter((element) => element.name === name);
  const known = ERN_VERSIONS.filter((candidate) => elementNames(candidate).includes(name));
  if (known.length === 0) {
    const near = formatClosest(name, elementNames(version));
    throw new Error(`No version of ERN has an element ${name}. Closest: ${near}.`);
  }
  const versions = `Versions that have it: ${known.join(", ")}.`;
  if (found.length === 0) return `ERN ${version} has no element ${name}. ${versions}`;
  const alike = new Map<string, { element: ErnElement; parents: string[] }>();
  for (const element of found) {
    const key = JSON.stringify([...element.parts]) + textSentence(version, element);
    const before = alike.get(key) ?? { element, parents: [] };
    alike.set(key, { ...before, parents: [...before.parents, parentOf(version, element)] });
  }
  return [
    `# ${name} in ERN ${version}`,
    ...(meanings.has(name) ? [meanings.get(name)!] : []),
    versions,
    ...[...alike.values()].map(({ element, parents }) => formatElement(version, element, parents)),
  ].join("\n\n");
};

export const ernElementTool = tool({
  name: "ern_element",
  title: "Look up an ERN element",
  description:
    "Describes an element of a DDEX ERN NewReleaseMessage: what it means, where it may be, what it contains in order and how often, its attributes, and which versions have it.",
  input: {
    name: z.string().min(1).max(200).describe("The element's name, SoundRecording"),
    version: ernVersion.default(NEWEST_VERSION),
  },
  answer: ({ name, version }) => answer(name, version),
});
