import type { NodeType } from "../../registry/node-type";
import { resolveShares } from "./resolve-shares";
import { sampleTypes } from "./schema";

/** What is known of the code samples; its nodes are made once all content is compiled, by `sourceSampleReport`. */
export const sampleReport: NodeType = {
  name: "sample-report",
  schema: sampleTypes,
  resolvers: { SampleReport: { shares: { resolve: resolveShares } } },
};
