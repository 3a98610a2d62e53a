import { readStoredReport } from "../../../sample-checks/stored-report";
import type { NodeType } from "../../registry/node-type";
import { sampleTypes } from "./schema";

/** What the last check of the code samples found; no node where these samples were not checked. */
export const sampleReport: NodeType = {
  name: "sample-report",
  schema: sampleTypes,
  source: (create) => {
    const report = readStoredReport();
    if (report) create("SampleReport", "all", { ...report });
  },
};
