import { changesBetween, type ElementChange, ERN_VERSIONS } from "@ddex-suite/ern";
import { z } from "zod";

import { ernVersion } from "./ern-element";
import { tool } from "./tool";

const changeLine = ({ element, parents, parts }: ElementChange): string => {
  const changes = parts.map(
    ({ name, kind, required }) => `${kind} ${name}${kind === "added" && required ? " (required)" : ""}`,
  );
  return `- ${element}${parents.length > 0 ? ` in ${parents.join(", ")}` : ""}: ${changes.join("; ")}`;
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}:\n${lines.join("\n")}`] : [];

export const ernChangesTool = tool({
  name: "ern_changes",
  title: "Compare two versions of ERN",
  description:
    "Lists what changed from one version of DDEX ERN to a later one: elements, attributes and values that were added, removed, moved or deprecated, or became required, optional or repeatable. Name an element for its changes only.",
  input: {
    from: ernVersion,
    to: ernVersion,
    element: z.string().max(200).optional().describe("An element or a set of values"),
  },
  answer: ({ from, to, element }) => {
    if (ERN_VERSIONS.indexOf(from) >= ERN_VERSIONS.indexOf(to)) throw new Error("Give the earlier version as from.");
    const { elements, values, moves, newNames, goneNames } = changesBetween(from, to);
    const isWanted = (...names: string[]): boolean => element === undefined || names.includes(element);
    const sections = [
      ...section(
        "Moved or renamed",
        moves
          .filter((move) => isWanted(...move.from.split("/"), ...move.to.split("/")))
          .map((move) => `- ${move.from} is now ${move.to}`),
      ),
      ...section(
        "Changed elements",
        elements.filter((change) => isWanted(change.element, ...change.parts.map(({ name }) => name))).map(changeLine),
      ),
      ...section(
        "Changed sets of values",
        values
          .filter(({ set }) => isWanted(set))
          .map(({ set, added, removed, deprecated }) => {
            const lists = Object.entries({ added, removed, deprecated }).filter(([, list]) => list.length > 0);
            return `- ${set}: ${lists.map(([kind, list]) => `${kind} ${list.join(", ")}`).join("; ")}`;
          }),
      ),
      ...section(
        `Elements that ${from} lacks`,
        newNames.filter((name) => isWanted(name)),
      ),
      ...section(
        `Elements that ${to} lacks`,
        goneNames.filter((name) => isWanted(name)),
      ),
    ];
    return sections.length > 0
      ? sections.join("\n\n")
      : `Nothing changed${element === undefined ? "" : ` about ${element}`} from ERN ${from} to ${to}.`;
  },
});
