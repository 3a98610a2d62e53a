import { bundleScript } from "../../../src/tools/scripts/tools/bundle-script";
import { installedChromium } from "./installed-chromium";
import type { Observer } from "./open-page";

/** What opens pages and watches them, ready for use. */
export const makeObserver = async (): Promise<Observer> => ({
  executablePath: installedChromium(),
  script: await bundleScript("bench/support/views/observe-page.ts"),
});
