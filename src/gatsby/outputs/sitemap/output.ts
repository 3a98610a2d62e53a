import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { writeSitemap } from "./write-sitemap";

/** The sitemap, and robots.txt, which links to it. */
export const sitemap: Output = {
  name: "sitemap",
  files: [paths.sitemapIndex(), paths.sitemap(0), "/robots.txt"],
  write: writeSitemap,
};
