import { useOverlayEntry } from "../../../browser/hooks/use-overlay-entry";
import { Icon } from "../../parts/icon";
import { LazyPart } from "../../parts/lazy-part";
import type { NavbarClass } from "./navbar-styles";

interface MobileMenuProps {
  path: string;
  sidebar: string | null;
}

const DRAWER_ENTRY = "drawer";

const loadDrawer = () => import("./drawer").then(({ Drawer }) => Drawer);

/** The button that opens the drawer; the drawer's code loads at the first sign that it is needed. */
export const MobileMenu = ({ path, sidebar }: MobileMenuProps) => {
  const [open, setOpen] = useOverlayEntry(DRAWER_ENTRY);
  return (
    <>
      <button
        type="button"
        className={"menu-button" satisfies NavbarClass}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && <LazyPart load={loadDrawer} props={{ path, sidebar, onClose: () => setOpen(false) }} />}
    </>
  );
};
