import type { ReactNode } from "react";

import type { ProseClass } from "../article/prose-styles";
import { Marks } from "../parts/icon";
import type { PartsClass } from "../parts/parts-styles";
import type { LayoutClass } from "./layout-styles";

/** A short page for something missing: a title and a few lines. */
export const MessagePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={"message-page" satisfies LayoutClass}>
    <Marks between="nothing" />
    <h1 className={"page-title" satisfies PartsClass}>{title}</h1>
    <div className={"prose" satisfies ProseClass}>{children}</div>
  </div>
);
