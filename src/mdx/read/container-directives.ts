import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";

import { addExtension } from "./add-extension";

const colon = 58;

/** Remark plugin that reads `:::name[Title]` blocks, but not `:name` or `::name`, which prose needs for itself. */
export function containerDirectives(this: Processor): void {
  const [container] = [directive().flow?.[colon] ?? []].flat();
  const data = this.data();
  addExtension(data, "micromarkExtensions", { flow: { [colon]: container } });
  addExtension(data, "fromMarkdownExtensions", directiveFromMarkdown);
}
