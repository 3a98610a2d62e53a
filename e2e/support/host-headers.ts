import { readFileSync } from "node:fs";
import path from "node:path";

import type { HostHeaders } from "../../src/utils/host-headers";

/** Returns the headers that the build generated. */
export const hostHeaders = (): HostHeaders =>
  JSON.parse(readFileSync(path.resolve(__dirname, "../../.cache/headers/headers.json"), "utf8")) as HostHeaders;
