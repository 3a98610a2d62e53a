import type { Compiler } from "webpack";

/** Name of the policy that signs the URLs of scripts and workers; the `trusted-types` header directive allows it. */
const POLICY = "webpack";

/** Webpack plugin that signs what its runtime loads. Gatsby doesn't allow this in the configuration. */
export const trustedTypes = {
  apply: ({ options: { output } }: Compiler): void => {
    output.trustedTypes = { policyName: POLICY };
  },
};
