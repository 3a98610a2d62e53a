import type { NodeType } from "../../registry/node-type";
import { resolveShares } from "./resolve-shares";
import { sampleTypes } from "./schema";

/** What we know about the code samples. `sourceSampleReport` creates the nodes once all content is compiled. */
export const sampleReport: NodeType = {
  name: "sample-report",
  schema: sampleTypes,
  resolvers: { SampleReport: { shares: { resolve: resolveShares } } },
};
