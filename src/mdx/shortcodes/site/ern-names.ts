import { AREAS, areasOf, listElements, listValueSets, SHOWN_VERSIONS } from "@ddex-suite/ern";
import type { PhrasingContent } from "mdast";

import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { code, codes, heading, link, list, paragraph, subheading, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

interface Group {
  title: string;
  id: string;
  names: readonly { name: string; versions: readonly string[] }[];
  pathOf(name: string): string;
}

const groupsOf = (kind: string): Group[] => {
  const elements = listElements();
  if (kind === "values") {
    return [{ title: "Value sets", id: "value-sets", names: listValueSets(elements), pathOf: paths.ernValueSet }];
  }
  const areas = areasOf(elements);
  return AREAS.map((area) => ({
    title: area,
    id: area.toLowerCase().replaceAll(" ", "-"),
    names: elements.filter(({ name }) => areas.get(name) === area),
    pathOf: paths.ernElement,
  }));
};

/** Returns the versions that have a name, if some lack it; the field that filters the names finds them too. */
const inVersions = (versions: readonly string[]): PhrasingContent[] =>
  versions.length === SHOWN_VERSIONS.length ? [] : [text(` ${versions.toReversed().join(", ")}`)];

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
        list(names.map(({ name, versions }) => [link(pathOf(name), text(name)), ...inVersions(versions)])),
      ]),
    } as typeof node,
  ],
  markdown: (_node, { kind = "" }) =>
    groupsOf(kind).flatMap(({ title, names, pathOf }) => [
      subheading(text(title)),
      paragraph(text("The page of a name: "), code(absoluteUrl(paths.markdown(pathOf("NAME"))))),
      paragraph(...codes(names.map(({ name }) => name))),
    ]),
  text: () => [],
} as const satisfies Shortcode;
