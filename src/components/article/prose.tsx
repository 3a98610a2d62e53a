import type { ReactNode } from "react";

import type { ProseClass } from "./prose-styles";

/** Container of a page's text; all Markdown elements are styled here, once. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={"prose" satisfies ProseClass}>{children}</div>
);
