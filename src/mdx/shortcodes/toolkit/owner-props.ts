import { toolkitLanguages, toolkitPackages } from "../../../config/toolkit";

/** Props that say whose symbols are listed. */
export const ownerProps = {
  package: { required: true, values: toolkitPackages },
  language: { required: true, values: Object.keys(toolkitLanguages) },
} as const;
