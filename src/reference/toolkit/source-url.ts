import { toolkitSources } from "../../config/toolkit";

/** URL of a location in the release's sources, given as path and lines. */
export const sourceUrl = (source: string): string => {
  const [file = "", lines = ""] = source.split(":");
  return `${toolkitSources}${file}#L${lines.replace("-", "-L")}`;
};
