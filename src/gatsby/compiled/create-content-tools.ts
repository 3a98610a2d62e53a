import type { CreateResolversArgs } from "gatsby";

import { withAddresses } from "../../mdx/html/with-addresses";
import type { ContentTools } from "../content/content-tools";
import { resolveImages } from "../images/resolve-images";
import { compileResolver } from "./compile-resolver";
import { currentToolkit } from "./current-toolkit";
import { resolveContentFile } from "./resolve-content-file";
import { contentResolvers } from "./content-resolvers";
import { withShortcodeCss } from "./with-shortcode-css";

/** What the content types use to make their resolvers. */
export const createContentTools = (args: CreateResolversArgs): ContentTools => ({
  fields: contentResolvers(args),
  compiled: compileResolver(args),
  toolkit: currentToolkit,
  resolveFile: resolveContentFile,
  toPrint: async (content, page) => withShortcodeCss(await resolveImages(withAddresses(content), page, args)),
});
