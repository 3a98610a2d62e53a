import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";

const colon = 58;

const addTo = (data: Record<string, unknown>, key: string, extension: unknown): void => {
  data[key] = [...((data[key] as unknown[] | undefined) ?? []), extension];
};

/** Remark plugin that reads `:::name[Title]` blocks in MDX modules, but not `:name` or `::name`, which prose needs. */
export function containerDirectives(this: Processor): void {
  const [container] = [directive().flow?.[colon] ?? []].flat();
  const data = this.data();
  addTo(data, "micromarkExtensions", { flow: { [colon]: container } });
  addTo(data, "fromMarkdownExtensions", directiveFromMarkdown);
}
