import { z } from "zod";

import { elementsOf, type ErnVersion, valueSetsOf } from "../../../ern";
import { counted } from "../../../utils/text/counted";
import { ranked } from "../../../utils/text/nearest";
import { ernVersion } from "./ern-element";
import { tool } from "./tool";

/** The sets that the text of elements with a name is from; none if it's free. */
const setsOfElement = (version: ErnVersion, name: string): string[] => {
  const elements = [...elementsOf(version).values()].filter((element) => element.name === name);
  const types = elements.map(({ text = "" }) => text);
  return [...new Set(types)].filter((type) => valueSetsOf(version).has(type));
};

const toLine = ([value, since]: [string, string | undefined]): string => {
  if (since === undefined) return `- ${value}`;
  return `- ${value} (deprecated${since === "" ? "" : ` since ${since}`})`;
};

export const ernValuesTool = tool({
  name: "ern_values",
  title: "List the allowed values of ERN",
  description:
    "Lists the values that DDEX ERN allows for an element or in a set of values, and which of them are deprecated.",
  input: {
    name: z.string().min(1).describe("A set, ReleaseType, or an element whose text is a value of a set, UseType"),
    version: ernVersion.default("4.3"),
  },
  answer: ({ name, version }) => {
    const sets = valueSetsOf(version);
    const ofElement = setsOfElement(version, name);
    const found = ofElement.length > 0 ? ofElement : [name].filter((set) => sets.has(set));
    if (found.length === 0) {
      const near = ranked(name, [...sets.keys()]).slice(0, 3);
      throw new Error(`ERN ${version} has no set of values for ${name}. Sets most like it: ${near.join(", ")}.`);
    }
    return found
      .map(
        (set) =>
          `${counted(sets.get(set)!.size, "value")} of ${set} in ERN ${version}:\n${[...sets.get(set)!].map(toLine).join("\n")}`,
      )
      .join("\n\n");
  },
});
