import {
  codesElsewhere,
  elementsOf,
  type ErnVersion,
  NEWEST_VERSION,
  SHOWN_VERSIONS,
  valueSetsOf,
} from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import { z } from "zod";

import { formatClosest } from "../../../diagnostics/diagnostic";
import { ernVersion } from "./ern-element";
import { tool } from "./tool";

/** Returns the sets that the text of elements with a name is from; none if it's free. */
const setsOfElement = (version: ErnVersion, name: string): string[] => {
  const elements = [...elementsOf(version).values()].filter((element) => element.name === name);
  return [...new Set(elements.map(({ text = "" }) => text))].filter((type) => valueSetsOf(version).has(type));
};

const valueLine = ([value, since]: [string, string | undefined]): string => {
  if (since === undefined) return `- ${value}`;
  return `- ${value} (deprecated${since === "" ? "" : ` since ${since}`})`;
};

/** The values of a set in a version, then those that only other versions have in it, and how this one says them. */
const formatSet = (set: string, version: ErnVersion): string => {
  const values = valueSetsOf(version).get(set) ?? new Map<string, string>();
  const seen = new Set(values.keys());
  const others = SHOWN_VERSIONS.flatMap((otherVersion) => {
    const lacking = [...(valueSetsOf(otherVersion).get(set)?.keys() ?? [])].filter((value) => !seen.has(value));
    return lacking.flatMap((value) => {
      seen.add(value);
      const codes = codesElsewhere(set, value, otherVersion, version).map((code) => `${code.value} of ${code.set}`);
      return codes.length > 0 ? [`- ${value} of ERN ${otherVersion}: ${codes.join(", ")}`] : [];
    });
  });
  const lines = [`${counted(values.size, "value")} of ${set} in ERN ${version}:`, ...[...values].map(valueLine)];
  return [...lines, ...(others.length > 0 ? [`Values that ERN ${version} says otherwise:`, ...others] : [])].join("\n");
};

export const ernValuesTool = tool({
  name: "ern_values",
  title: "List the allowed values of ERN",
  description:
    "Lists the values that DDEX ERN allows for an element or in a set of values, which of them are deprecated, and which of them stand for values of other versions.",
  input: {
    name: z
      .string()
      .min(1)
      .max(200)
      .describe("A set, ReleaseType, or an element whose text is a value of a set, UseType"),
    version: ernVersion.default(NEWEST_VERSION),
  },
  answer: ({ name, version }) => {
    const ofElement = setsOfElement(version, name);
    const isKnown = [version, ...SHOWN_VERSIONS].some((candidate) => valueSetsOf(candidate).has(name));
    const found = ofElement.length > 0 || !isKnown ? ofElement : [name];
    if (found.length === 0) {
      const near = formatClosest(name, valueSetsOf(version).keys());
      throw new Error(`ERN ${version} has no set of values for ${name}. Closest sets: ${near}.`);
    }
    return found.map((set) => formatSet(set, version)).join("\n\n");
  },
});
