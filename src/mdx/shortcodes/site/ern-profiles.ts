import { type ErnProfile, listOlderProfiles, type ProfileRule, PROFILES } from "@ddex-suite/ern";
import type { Content, Paragraph, PhrasingContent } from "mdast";

import { heading, paragraph, table, text } from "../../nodes/markdown-nodes";
import { parse } from "../../read/parse";
import type { Shortcode } from "../shortcode";
import { olderBlocks, type ProfileBlock } from "./older-profiles";

const LEVELS: Readonly<Record<string, string>> = {
  warning: " A breach is a warning.",
  conditional: " If the sender has it.",
};

const prose = (markdown: string): PhrasingContent[] =>
  (parse(markdown, { file: "packages/ern/data/profiles.json", lineOffset: 0 }).children[0] as Paragraph).children;

const row = ({ text: rule, level = "", source }: Omit<ProfileRule, "path" | "id">): PhrasingContent[][] => [
  prose(rule + (LEVELS[level] ?? "")),
  [text(source)],
];

const toNodes = ({ title, id, about, rules }: ProfileBlock): Content[] => [
  heading(3, text(title), id),
  paragraph(...prose(about)),
  ...(rules.length > 0 ? [table(["Rule", "Number"], rules.map(row))] : []),
];

const toBlock = ({ profile, variant = false, about, versions, seenIn = [], rules }: ErnProfile): ProfileBlock => {
  const also = seenIn.length > 0 ? ` A message of DDEX's in ERN ${seenIn.join(" and ")} keeps them.` : "";
  return {
    title: profile === "All" ? "Every profile" : profile + (variant ? " (variant)" : ""),
    id: profile.toLowerCase(),
    about: `${about} Rules for ERN ${versions.join(", ")}.${also}`,
    rules,
  };
};

/** `<ErnProfiles in="4" />`: the rules of each release profile of ERN 3 or 4. */
export const ernProfiles = {
  name: "ErnProfiles",
  props: { in: { required: true, values: ["3", "4"] } },
  dependsOn: ["ern"],
  expand: (_, props) =>
    (props["in"] === "3" ? olderBlocks(listOlderProfiles()) : PROFILES.map(toBlock)).flatMap(toNodes),
} as const satisfies Shortcode;
