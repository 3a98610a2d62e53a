import type { LayoutClass } from "./layout-styles";

export const MAIN_ID = "main";

/** The first stop of the Tab key: skips the navigation. */
export const SkipLink = () => (
  <a className={"skip-link" satisfies LayoutClass} href={`#${MAIN_ID}`}>
    Skip to main content
  </a>
);
