import type { Content, Heading, PhrasingContent, Table } from "mdast";

import type { Toolkit } from "../../../reference/toolkit/toolkit";
import type { TypeReflection, TypeText } from "../../../reference/toolkit/types/type-reflections";
import { code, fence, heading, link, paragraph, table, text } from "../../nodes/markdown-nodes";
import { statusBadge } from "./status";
import type { ToolkitShortcode } from "./toolkit-shortcode";

type Members = readonly TypeReflection[];

const headingOf = (depth: 2 | 3, { id, name }: TypeReflection): Heading => heading(depth, code(name), id);

/** Returns a type, linked to the declaration that it refers to. */
const typeNode = ({ text: type, names }: TypeText): PhrasingContent =>
  names[0] === undefined ? code(type) : link(`#${names[0]}`, code(type));

/** Returns the symbol's badge, and a link to the description of its behaviour. */
const behavior = ({ id }: TypeReflection, { byId }: Toolkit): PhrasingContent[] => {
  const symbol = byId.get(`ddex-builder.typescript.${id}`);
  return symbol ? [statusBadge(symbol.status), text(" "), link(symbol.url, text("What it does"))] : [];
};

const fieldTable = (fields: Members, toolkit: Toolkit): Table =>
  table(
    ["Field", "Type", "Required", "State"],
    fields.map((field) => [
      [link(`#${field.id}`, code(field.name), field.id)],
      [typeNode(field.type!)],
      [text(field.optional ? "no" : "yes")],
      behavior(field, toolkit),
    ]),
  );

const paramTable = ({ params }: TypeReflection): Table =>
  table(
    ["Parameter", "Type", "Required"],
    params.map(({ name, type, optional }) => [[code(name)], [typeNode(type)], [text(optional ? "no" : "yes")]]),
  );

const call = (reflection: TypeReflection, toolkit: Toolkit): Content[] => [
  fence("typescript", reflection.signature),
  paragraph(...behavior(reflection, toolkit)),
  ...(reflection.params.length > 0 ? [paramTable(reflection)] : []),
  ...(reflection.kind === "constructor" ? [] : [paragraph(text("Returns "), typeNode(reflection.type!), text("."))]),
];

const section = (reflection: TypeReflection, all: Members, toolkit: Toolkit): Content[] => {
  const { kind, id, line } = reflection;
  const members = all.filter(({ parent }) => parent === id);
  const fields = members.filter((member) => member.kind === "property");
  const calls = members.filter((member) => member.kind !== "property");
  const location = text(`${kind === "class" ? "Class" : "Interface"} in line ${line} of the declarations. `);
  return [
    headingOf(2, reflection),
    ...(kind === "function" ? call(reflection, toolkit) : [paragraph(location, ...behavior(reflection, toolkit))]),
    ...(fields.length > 0 ? [fieldTable(fields, toolkit)] : []),
    ...calls.flatMap((member) => [headingOf(3, member), ...call(member, toolkit)]),
  ];
};

/** Returns a section for each class, function and interface, with all their members. */
const sections = (all: Members, toolkit: Toolkit): Content[] =>
  ["class", "function", "interface"]
    .flatMap((kind) => all.filter((reflection) => reflection.kind === kind))
    .flatMap((reflection) => section(reflection, all, toolkit));

/** `<TypeReference />`: everything that npm ddex-builder declares, including headings. */
export const typeReference = (toolkit: () => Toolkit, types: () => Members) =>
  ({
    name: "TypeReference",
    dependsOn: ["toolkit", "types"],
    expand: () => sections(types(), toolkit()),
  }) as const satisfies ToolkitShortcode;
