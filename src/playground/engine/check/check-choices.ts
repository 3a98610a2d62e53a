import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import { choicesInSchema } from "../schema/schema-choices";
import type { NodeId } from "../types";
import { childElements, parentOf } from "../xml/nodes";
import type { IssueList } from "./issue-list";

const listed = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;

/** Checks where an element has a choice of children: that it has one sort, where it must, and not two. */
export const checkChoices = (reader: Reader, version: ErnVersion, node: NodeId, issues: IssueList): void => {
  const { document } = reader;
  const element = reader.name(node);
  const choices = choicesInSchema(version, reader.name(parentOf(document, node)), element);
  if (choices.length === 0) return;
  const children = childElements(document, node);
  const names = new Set(children.map((child) => reader.name(child)));
  for (const { groups, required, many } of choices) {
    const present = groups.filter((group) => group.names.some((name) => names.has(name)));
    const [first, second] = present.map((group) => group.names.find((name) => names.has(name))!);
    if (first === undefined && required) {
      const wanted = listed(
        groups.map((group) => group.required[0]!),
        "or",
      );
      const message = `${element} has no ${wanted}; ERN ${version} requires one of them.`;
      issues.addElement("error", "missing", { message, remedy: `Add a ${wanted}.` }, node);
    } else if (second !== undefined && !many) {
      const message = `${element} has ${first} and ${second}; ERN ${version} wants one or the other.`;
      const child = children.find((each) => present[1]!.names.includes(reader.name(each)))!;
      issues.addElement("error", "order", { message, remedy: "Remove one of them." }, child);
    }
    const missing = many || !present[0] ? [] : present[0].required.filter((name) => !names.has(name));
    if (missing.length > 0) {
      const message = `${element} has ${first} without ${listed(missing, "and")}, which ERN ${version} requires with it.`;
      issues.addElement("error", "missing", { message, remedy: `Add ${listed(missing, "and")}.` }, node);
    }
  }
};
