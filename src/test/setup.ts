/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from "node:util";

import { matchWidth } from "./browser/match-width";

// In tests with a document too, the parser of the content meets what Node.js gives it.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) as unknown });

if (typeof document !== "undefined") {
  // Its matchers take longer to load than most tests without a document take to run.
  jest.requireActual("@testing-library/jest-dom");
  // jsdom has no constructed style sheets; what they hold is for the browser tests.
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
  document.adoptedStyleSheets ??= [];
  // It has no media queries either: what asks for a width is answered by the window's.
  window.matchMedia ??= matchWidth as typeof window.matchMedia;
}
