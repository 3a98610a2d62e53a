import { findChromium } from "../../../src/test/tools/chromium";
import { fail } from "../../../src/tools/scripts/tools/fail";

/** Returns the path of an installed Chromium. Without one, the bench ends with instructions. */
export const requireChromium = (): string =>
  findChromium() ?? fail("No Chromium found. Install one, or set CHROMIUM_PATH to its executable.");
