import type { Output } from "../registry/output";
import { feeds } from "./feeds/output";
import { iconFiles } from "./icons/output";
import { opensearch } from "./opensearch/output";
import { search } from "./search/output";
import { sitemap } from "./sitemap/output";

/** Everything that the build writes beside the pages, in this order. */
export const outputs: readonly Output[] = [feeds, sitemap, search, opensearch, iconFiles];
