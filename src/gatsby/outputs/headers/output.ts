import type { Output } from "../../registry/output";
import { writeHeaders } from "./write-headers";

/** The site's HTTP headers: for Netlify next to the pages, for other hosts in `.cache/headers/`. */
export const headers: Output = {
  name: "headers",
  files: [],
  write: (_args, folder, inline) => writeHeaders(folder, inline),
};
