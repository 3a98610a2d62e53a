/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from "node:util";

import { matchWidth } from "./browser/match-width";

// With jsdom too, the content parser needs Node's own classes.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) as unknown });

if (typeof document !== "undefined") {
  // Its matchers take longer to load than most tests without jsdom take to run.
  jest.requireActual("@testing-library/jest-dom");
  // jsdom has no constructed stylesheets; their contents are left to the browser tests.
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
  document.adoptedStyleSheets ??= [];
  // It has no media queries either, so width queries are answered by the window's width.
  window.matchMedia ??= matchWidth as typeof window.matchMedia;
}
