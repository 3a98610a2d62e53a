import { bundleScript } from "../../../src/test/node/bundle-script";
import type { Observer } from "./open-page";
import { requireChromium } from "./require-chromium";

/** Creates an observer that opens pages and watches them. */
export const createObserver = async (): Promise<Observer> => ({
  executablePath: requireChromium(),
  script: await bundleScript("bench/support/views/observe-page.ts"),
});
