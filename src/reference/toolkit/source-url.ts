import { toolkitSources } from "../../config/toolkit";

/** Address of a place in the release's sources, written as path and lines. */
export const sourceUrl = (source: string): string => {
  const [file = "", lines = ""] = source.split(":");
  return `${toolkitSources}${file}#L${lines.replace("-", "-L")}`;
};
