import { type ErnProfile, type ProfileRule, PROFILES } from "@ddex-suite/ern";
import type { BlockContent, Content, Paragraph, PhrasingContent } from "mdast";

import { heading, paragraph, table, text } from "../../nodes/markdown-nodes";
import { parse } from "../../read/parse";
import type { Shortcode } from "../shortcode";

const LEVELS: Readonly<Record<string, string>> = {
  warning: " A breach is a warning.",
  conditional: " If the sender has it.",
};

const prose = (markdown: string): PhrasingContent[] =>
  (parse(markdown, { file: "content/ern/profiles.json", lineOffset: 0 }).children[0] as Paragraph).children;

const row = ({ text: rule, level = "", source }: ProfileRule): PhrasingContent[][] => [
  prose(rule + (LEVELS[level] ?? "")),
  [text(source)],
];

const versionsOf = ({ versions, seenIn = [] }: ErnProfile): string => {
  const also = seenIn.length > 0 ? ` A message of DDEX's in ERN ${seenIn.join(" and ")} keeps them.` : "";
  return `Rules for ERN ${versions.join(", ")}.${also}`;
};

const block = (profile: ErnProfile): Content[] => {
  const { profile: name, variant = false, about, rules } = profile;
  const title = name === "All" ? "Every profile" : name + (variant ? " (variant)" : "");
  const blocks: BlockContent[] = [
    paragraph(...prose(`${about} ${versionsOf(profile)}`)),
    table(["Rule", "Number"], rules.map(row)),
  ];
  return [heading(3, text(title), name.toLowerCase()), ...blocks];
};

/** `<ErnProfiles />`: the rules of each release profile. */
export const ernProfiles = {
  name: "ErnProfiles",
  dependsOn: ["ern"],
  expand: () => PROFILES.flatMap(block),
} as const satisfies Shortcode;
