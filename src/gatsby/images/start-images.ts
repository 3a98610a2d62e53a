import type { ContentNode } from "../../mdx/html/content-node";
import type { CompiledNode } from "../content/node-builder";
import { resolveImages } from "./resolve-images";
import type { ImageArgs } from "./resolve-images";

/**
 * Starts to make the images of a page's content while webpack compiles. The page's query then waits for them, or
 * reports what's wrong with them.
 */
export const startImages =
  (args: ImageArgs) =>
  (content: readonly ContentNode[], page: CompiledNode): void =>
    void resolveImages(content, page, args).catch(() => undefined);
