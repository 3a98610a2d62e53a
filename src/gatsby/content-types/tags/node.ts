import { isMap, isScalar } from "yaml";
import { z } from "zod";

import { paths } from "../../../utils/paths";
import { ContentError } from "../../../diagnostics/diagnostic";
import { route } from "../../../diagnostics/frontmatter";
import { parseFields } from "../../../diagnostics/parse-fields";
import { yamlFile } from "../../../diagnostics/yaml-file";

export interface TagFields {
  key: string;
  label: string;
  description: string;
  path: string;
}

const tagValues = z.strictObject({
  label: z.string().min(1),
  description: z.string().min(1).max(160),
  /** Route of the page below /blog/tags/, instead of the key. */
  permalink: z
    .string()
    .transform((value) => value.replace(/^\/|\/$/g, ""))
    .pipe(route)
    .optional(),
});

/** The `Tag` fields of all tags in a tags file. Throws a ContentError for the first mistake. */
export const toTags = (raw: string, file: string): TagFields[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the tags");
  if (!isMap(contents)) {
    if (contents === null) return [];
    throw new ContentError(
      file,
      1,
      "the tags are not a map",
      'Write each as "key:", and its label and description below',
    );
  }
  return contents.items.map(({ key: keyNode, value }) => {
    const key = isScalar(keyNode) ? String(keyNode.value) : "";
    const line = lineOf(keyNode);
    if (!route.safeParse(key).success)
      throw new ContentError(file, line, `the tag key "${key}" is not valid`, 'Use lower-case words joined by "-"');
    const data: unknown = isMap(value) ? value.toJSON() : value;
    if (!isMap(value))
      throw new ContentError(file, line, `tag "${key}" has no label`, 'Write "label: …" and "description: …" below it');
    const name = `tag "${key}"`;
    const unknown = (part: string): string => `${name} has the unknown key "${part}"`;
    const { permalink, ...tag } = parseFields(tagValues, data, {
      file,
      subject: { name, unknown, place: "below its key" },
      lineOf: (part) => (value.has(part) ? lineOfKey(value, part) : line),
    });
    return { key, ...tag, path: paths.tag(permalink ?? key) };
  });
};
