import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import type { SchemaChoice } from "../schema/schema-rules";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const listed = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;

/** Checks the choices of an element's children: required ones are made, and alternatives aren't mixed. */
export const checkChoices = (
  reader: Reader,
  version: ErnVersion,
  node: NodeId,
  choices: readonly SchemaChoice[],
  diagnostics: DiagnosticList,
): void => {
  if (choices.length === 0) return;
  const { document } = reader;
  const element = reader.name(node);
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
      diagnostics.addElement(
        "error",
        "missing",
        { message, remedy: `Add a ${wanted}.`, name: groups[0]!.required[0]! },
        node,
      );
    } else if (second !== undefined && !many) {
      const message = `${element} has ${first} and ${second}; ERN ${version} wants one or the other.`;
      const child = children.find((each) => present[1]!.names.includes(reader.name(each)))!;
      diagnostics.addElement("error", "order", { message, remedy: "Remove one of them.", name: second }, child);
    }
    const missing = many || !present[0] ? [] : present[0].required.filter((name) => !names.has(name));
    if (missing.length > 0) {
      const message = `${element} has ${first} without ${listed(missing, "and")}, which ERN ${version} requires with it.`;
      diagnostics.addElement(
        "error",
        "missing",
        { message, remedy: `Add ${listed(missing, "and")}.`, ...(missing.length === 1 && { name: missing[0]! }) },
        node,
      );
    }
  }
};
