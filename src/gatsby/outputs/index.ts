import type { Output } from "../registry/output";
import { agents } from "./agents/output";
import { cards } from "./cards/output";
import { compressed } from "./compressed/output";
import { downloads } from "./downloads/output";
import { feeds } from "./feeds/output";
import { headers } from "./headers/output";
import { iconFiles } from "./icons/output";
import { licenses } from "./licenses/output";
import { offline } from "./offline/output";
import { programs } from "./programs/output";
import { redirects } from "./redirects/output";
import { samples } from "./samples/output";
import { search } from "./search/output";
import { siteFacts } from "./site-facts/output";
import { sitemap } from "./sitemap/output";
import { skill } from "./skill/output";
import { toolkit } from "./toolkit/output";

/** Everything that the build writes in addition to the pages, in this order. */
export const outputs: readonly Output[] = [
  feeds,
  sitemap,
  search,
  redirects,
  agents,
  skill,
  samples,
  programs,
  toolkit,
  cards,
  iconFiles,
  siteFacts,
  licenses,
  downloads,
  offline,
  // These come last, because they read what the others have written.
  headers,
  compressed,
];
