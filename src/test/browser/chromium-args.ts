/** Features to disable in the browser. Only the last list counts, so it repeats what Playwright disables. */
const disabledFeatures = [
  // Address bar suggestions that nobody sees: two internal pages per tab, which take half the time of a test.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"],
  ...["HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"],
  ...["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"],
];

/** Switches for a browser that connects only to the site. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];
