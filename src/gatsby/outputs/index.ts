import type { Output } from "../registry/output";
import { cards } from "./cards/output";
import { agents } from "./agents/output";
import { feeds } from "./feeds/output";
import { headers } from "./headers/output";
import { iconFiles } from "./icons/output";
import { licenses } from "./licenses/output";
import { opensearch } from "./opensearch/output";
import { redirects } from "./redirects/output";
import { search } from "./search/output";
import { securityTxt } from "./security-txt/output";
import { sitemap } from "./sitemap/output";
import { toolkit } from "./toolkit/output";
import { version } from "./version/output";

/** Everything that the build writes in addition to the pages, in this order. */
export const outputs: readonly Output[] = [
  feeds,
  sitemap,
  search,
  opensearch,
  redirects,
  agents,
  toolkit,
  cards,
  iconFiles,
  securityTxt,
  version,
  licenses,
  // Last, because it reads what the others have written.
  headers,
];
