import type { ReactNode } from "react";

import { Marks } from "../../../components/parts/icon";
import type { PanelTextClass } from "./styles/panel-text-styles";

/** Why there's nothing to show, and what to do about it. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <div className={"empty" satisfies PanelTextClass}>
    <Marks between="nothing" />
    <p className={"nothing" satisfies PanelTextClass}>{children}</p>
  </div>
);
