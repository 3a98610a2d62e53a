import type { ContentNode } from "../../mdx/html/content-node";
import type { CompiledNode } from "../content/node-builder";
import { resolveImages } from "./resolve-images";
import type { ImageArgs } from "./resolve-images";

/**
 * Has the images of a page's content made from now on, while webpack compiles. The page's query finds them under way, or
 * tells what is wrong with them.
 */
export const startImages =
  (args: ImageArgs) =>
  (content: readonly ContentNode[], page: CompiledNode): void =>
    void resolveImages(content, page, args).catch(() => undefined);
