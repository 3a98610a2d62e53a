import type { ReactNode } from "react";

/** Container of a page's text: all of Markdown's elements are styled here, once. */
export const Prose = ({ children }: { children: ReactNode }) => <div className="prose">{children}</div>;
