import type { ReactNode } from "react";

import { announcement } from "../../config/announcement";
import { MAIN_ID } from "../../utils/reserved-ids";
import { ToTop } from "../article/to-top";
import { DocsSidebar, SidebarToggle } from "../docs/docs-sidebar";
import { AnnouncementBar } from "./announcement-bar";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Navbar, type NavbarProps } from "./navbar/navbar";

export const SiteLayout = ({ path, sidebar, versionPaths, children }: NavbarProps & { children: ReactNode }) => (
  <>
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
    {announcement && <AnnouncementBar announcement={announcement} />}
    <Navbar path={path} sidebar={sidebar} versionPaths={versionPaths} />
    <div className={sidebar ? "page with-sidebar" : "page"}>
      {sidebar && (
        <>
          <SidebarToggle />
          <DocsSidebar key={sidebar.name} sidebar={sidebar} path={path} />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary path={path}>{children}</ErrorBoundary>
        <ToTop />
      </main>
    </div>
    <Footer />
  </>
);
