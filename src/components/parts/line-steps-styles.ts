import type { ThemeUIStyleObject } from "theme-ui";

import { lineSteps } from "../../utils/line-steps";

/** An element's number of lines as a property: a style attribute would need an exception in the Content-Security-Policy. */
export const lineStepsStyles = Object.fromEntries(
  lineSteps.map((lines) => [`[data-lines="${lines}"]`, { "--lines": String(lines) }]),
) satisfies ThemeUIStyleObject;
