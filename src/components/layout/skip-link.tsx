import type { SkipLinkClass } from "./skip-link-styles";

export const MAIN_ID = "main";

/** The first stop of the Tab key: skips the navigation. */
export const SkipLink = () => (
  <a className={"skip-link" satisfies SkipLinkClass} href={`#${MAIN_ID}`}>
    Skip to main content
  </a>
);
