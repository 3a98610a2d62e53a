import { toolkitLanguages, toolkitPackages } from "../../../config/toolkit";

/** Props that select whose symbols are listed. */
export const ownerProps = {
  package: { required: true, values: toolkitPackages },
  language: { required: true, values: Object.keys(toolkitLanguages) },
} as const;
