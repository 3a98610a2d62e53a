import type { Compiler } from "webpack";

/** Name of the policy that signs the addresses of scripts and workers; `trusted-types` of the headers allows it. */
const POLICY = "webpack";

/** Webpack plugin that signs what its runtime loads. A plugin, for Gatsby does not let a configuration say it. */
export const trustedTypes = {
  apply: ({ options: { output } }: Compiler): void => {
    output.trustedTypes = { policyName: POLICY };
  },
};
