import { useState } from "react";

import { useBrowserLayoutEffect } from "../../browser/hooks/use-browser";
import { hideSidebar, sidebarHidden } from "../../utils/browser/stored-sidebar";
import type { GlobalClass } from "../parts/global-styles";
import { Icon } from "../parts/icon";
import type { SidebarToggleClass } from "./sidebar-toggle-styles";

/** Hides and shows the sidebar in a wide window; sits at the sidebar's edge. */
export const SidebarToggle = () => {
  const [hidden, setHidden] = useState(false);
  useBrowserLayoutEffect(() => setHidden(sidebarHidden()), []);
  const label = hidden ? "Show sidebar" : "Hide sidebar";
  return (
    <button
      type="button"
      className={"sidebar-toggle no-print" satisfies `${SidebarToggleClass} ${GlobalClass}`}
      aria-label={label}
      title={label}
      onClick={() => {
        hideSidebar(!hidden);
        setHidden(!hidden);
      }}
    >
      <Icon name="chevron-right" />
    </button>
  );
};
