import { type ContentPart, SHOWN_VERSIONS } from "@ddex-suite/ern";
import type { BuildArgs } from "gatsby";

import { absoluteUrl } from "../../../config/urls";
import { groupBy } from "../../../utils/lists";
import { paths } from "../../../utils/paths";
import { deprecatedMark, versionMark, versionsSentence } from "../../../utils/version-mark";
import { toMarkdownFile } from "./to-llms";

type Element = Omit<Queries.ErnElement, "mentions">;

const markdownLink = (label: string, path: string): string => `[${label}](${absoluteUrl(paths.markdown(path))})`;
const elementLinks = (names: readonly string[]): string =>
  names.map((name) => markdownLink(name, paths.ernElement(name))).join(", ");
const parentLinks = (parents: readonly Queries.ErnParent[]): string =>
  parents.map(({ name, of }) => elementLinks([name]) + (of.length > 0 ? ` of ${elementLinks(of)}` : "")).join(", ");

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  return [head, `|${" - |".repeat(rows[0]!.length)}`, ...body].join("\n");
};

const formatText = ({ words, set, values }: Queries.ErnText): string =>
  [words, set && ` of ${markdownLink(set, paths.ernValueSet(set))}`, values && `: ${values.join(", ")}`]
    .filter(Boolean)
    .join("");

const partLines = (parts: readonly ContentPart[], indent = ""): string[] =>
  parts.flatMap((part) =>
    "name" in part
      ? `${indent}- ${elementLinks([part.name])}: ${part.occurs}${part.deprecated ? ", deprecated" : ""}`
      : [
          `${indent}- ${part.oneOf.length === 1 ? "these together" : "one of these"}, ${part.occurs}:`,
          ...part.oneOf.flatMap((group, index) => [
            ...(index > 0 ? [`${indent}  - or:`] : []),
            ...partLines(group, `${indent}  `),
          ]),
        ],
  );

const placeText = ({ versions, parents, meaning, text, parts, attributes }: Element["places"][number]): string =>
  [
    `In ${parentLinks(parents) || "no other element"}, ERN ${versions.join(", ")}:`,
    meaning,
    text && `Its text: ${formatText(text)}.`,
    partLines(parts as unknown as ContentPart[]).join("\n"),
    attributes
      .map(({ name, required, deprecated, meaning: means, text: value }) =>
        [
          `- attribute \`${name}\`, ${required ? "required" : "optional"}${deprecated ? ", deprecated" : ""}: ${formatText(value)}`,
          means,
        ]
          .filter(Boolean)
          .join(". "),
      )
      .join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");

const elementText = ({ meaning, area, versions, example, places, occurrences, errors }: Element): string =>
  [
    meaning,
    `Part of the message: ${area}. In ERN ${versions.join(", ")}.`,
    `\`\`\`xml\n${example}\n\`\`\``,
    "## What it contains",
    ...places.map(placeText),
    ...(occurrences.length > 0
      ? [
          "## Where it may be, by version",
          table([
            ["In", ...SHOWN_VERSIONS],
            ...occurrences.map(({ parents, versions: cells }) => [
              parentLinks(parents),
              ...cells.map(({ words, deprecated, moved }) =>
                words === "" ? moved.join(", ") || "not there" : words + (deprecated ? ", deprecated" : ""),
              ),
            ]),
          ]),
        ]
      : []),
    ...(errors.length > 0
      ? ["## What checks report", errors.map(({ label, path }) => `- [${label}](${absoluteUrl(path)})`).join("\n")]
      : []),
  ]
    .filter(Boolean)
    .join("\n\n");

const setText = ({ versions: all, users, values }: Queries.ErnValueSet): string => {
  const hasMeanings = values.some(({ meaning }) => meaning !== null);
  const tables = [...groupBy(values, ({ group }) => group)].flatMap(([title, members]) => [
    title && `## ${title}`,
    table([
      ["Value", ...(hasMeanings ? ["Meaning"] : [])],
      ...members.map(({ value, meaning, versions, deprecated }) => {
        const marks = [versionMark(all, versions), deprecatedMark(deprecated)].filter((mark) => mark !== null);
        return [
          `\`${value}\`${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`,
          ...(hasMeanings ? [meaning ?? ""] : []),
        ];
      }),
    ]),
  ]);
  return [`Values of ${users.join(", ")}. ${versionsSentence(all, values)}`, ...tables].filter(Boolean).join("\n\n");
};

/** Returns the Markdown versions of the ERN reference's pages, by their files. */
export const ernMarkdown = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Record<string, string> => {
  const file = (name: string, kind: string, path: string, markdown: string): [string, string] => [
    paths.markdown(path),
    toMarkdownFile({ path, title: name, description: `${name}: ERN ${kind}`, markdown: `${markdown}\n` }),
  ];
  const elements = getNodesByType("ErnElement") as unknown as readonly Element[];
  const sets = getNodesByType("ErnValueSet") as unknown as readonly Queries.ErnValueSet[];
  return Object.fromEntries([
    ...elements.map((element) => file(element.name, "element", element.path, elementText(element))),
    ...sets.map((set) => file(set.name, "value set", set.path, setText(set))),
  ]);
};
