/** @jsxImportSource theme-ui */
import type { ReactNode } from "react";

import { prose } from "../../theme/prose";

/** Container of a page's text: all of Markdown's elements are styled here, once. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="prose" sx={prose}>
    {children}
  </div>
);
