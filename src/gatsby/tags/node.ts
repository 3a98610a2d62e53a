import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

import { paths } from "../../utils/paths";
import { ContentError } from "../mdx/content-error";
import { route } from "../shared/frontmatter";
import { parseFields } from "../shared/parse-fields";

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

/** The `Tag` fields of all tags in a tags file. Throws a ContentError for the first fault. */
export const toTags = (raw: string, file: string): TagFields[] => {
  const lines = new LineCounter();
  const document = parseDocument(raw, { lineCounter: lines });
  const lineAt = (offset: number | undefined): number => (offset === undefined ? 1 : lines.linePos(offset).line);
  const [error] = document.errors;
  if (error)
    throw new ContentError(
      file,
      lineAt(error.pos[0]),
      `the tags are not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}`,
      "Put values that contain a colon or begin with a special character in quotes",
    );
  const { contents } = document;
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
    const line = lineAt(isScalar(keyNode) ? keyNode.range?.[0] : undefined);
    if (!route.safeParse(key).success)
      throw new ContentError(file, line, `the tag key "${key}" is not valid`, 'Use lower-case words joined by "-"');
    const data: unknown = isMap(value) ? value.toJSON() : value;
    if (!isMap(value))
      throw new ContentError(file, line, `tag "${key}" has no label`, 'Write "label: …" and "description: …" below it');
    const lineOf = (part: PropertyKey | undefined): number => {
      const item = value.items.find((pair) => isScalar(pair.key) && pair.key.value === part);
      return isScalar(item?.key) ? lineAt(item.key.range?.[0]) : line;
    };
    const name = `tag "${key}"`;
    const unknown = (part: string): string => `${name} has the unknown key "${part}"`;
    const { permalink, ...tag } = parseFields(tagValues, data, {
      file,
      subject: { name, unknown, place: "below its key" },
      lineOf,
    });
    return { key, ...tag, path: paths.tag(permalink ?? key) };
  });
};
