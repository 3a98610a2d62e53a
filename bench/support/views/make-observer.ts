import { bundleScript } from "../../../src/test/node/bundle-script";
import { installedChromium } from "./installed-chromium";
import type { Observer } from "./open-page";

/** Returns a ready-to-use observer that opens pages and watches them. */
export const makeObserver = async (): Promise<Observer> => ({
  executablePath: installedChromium(),
  script: await bundleScript("bench/support/views/observe-page.ts"),
});
