import { readStoredReport } from "../../../sample-checks/stored-report";
import type { NodeType } from "../../registry/node-type";
import { resolveShares } from "./resolve-shares";
import { sampleTypes } from "./schema";

/**
 * What the last check of the code samples found; no nodes where these samples were not checked. A file has a node of its
 * own, so that a page is made again when its own blocks were checked with another result, not whenever some were.
 */
export const sampleReport: NodeType = {
  name: "sample-report",
  schema: sampleTypes,
  resolvers: { SampleReport: { shares: { resolve: resolveShares } } },
  source: (create) => {
    const stored = readStoredReport();
    if (!stored) return;
    const { pages, ...report } = stored;
    create("SampleReport", "all", report);
    for (const page of pages) create("SamplePage", page.file, { ...page });
  },
};
