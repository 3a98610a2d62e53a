import { AREAS, areasOf, listElements, listValueSets } from "../../../ern";
import { paths } from "../../../utils/paths";
import { codes, heading, link, list, paragraph, subheading, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

interface Group {
  title: string;
  id: string;
  names: readonly string[];
  pathOf(name: string): string;
}

const groupsOf = (kind: string): Group[] => {
  const elements = listElements();
  if (kind === "values") {
    const names = listValueSets(elements).map(({ name }) => name);
    return [{ title: "Value sets", id: "value-sets", names, pathOf: paths.ernValueSet }];
  }
  const areas = areasOf(elements);
  return AREAS.map((area) => ({
    title: area,
    id: area.toLowerCase().replaceAll(" ", "-"),
    names: elements.flatMap(({ name }) => (areas.get(name) === area ? [name] : [])),
    pathOf: paths.ernElement,
  }));
};

/** `<ErnNames kind="elements" />`: links to the pages of all elements by area, or of all value sets. */
export const ernNames = {
  name: "ErnNames",
  dependsOn: ["ern"],
  props: { kind: { required: true, values: ["elements", "values"] } },
  expand: (node, { kind = "" }) => [
    {
      ...node,
      children: groupsOf(kind).flatMap(({ title, id, names, pathOf }) => [
        heading(2, text(title), id),
        list(names.map((name) => [link(pathOf(name), text(name))])),
      ]),
    } as typeof node,
  ],
  markdown: (_node, { kind = "" }) =>
    groupsOf(kind).flatMap(({ title, names }) => [subheading(text(title)), paragraph(...codes(names))]),
  text: () => [],
} as const satisfies Shortcode;
