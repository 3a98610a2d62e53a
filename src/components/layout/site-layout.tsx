import type { ReactNode } from "react";

import { DocsSidebar } from "../docs/docs-sidebar";
import { SidebarToggle } from "../docs/sidebar-toggle";
import { ToTop } from "../parts/to-top";
import { AnnouncementBar } from "./announcement-bar";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Navbar } from "./navbar/navbar";
import type { LayoutClass } from "./layout-styles";
import { MAIN_ID, SkipLink } from "./skip-link";

interface SiteLayoutProps {
  path: string;
  /** Sidebar of the page, null for none. */
  sidebar: string | null;
  children: ReactNode;
}

/** Everything around a page; it stays mounted from page to page. */
export const SiteLayout = ({ path, sidebar, children }: SiteLayoutProps) => (
  <>
    <SkipLink />
    <AnnouncementBar />
    <Navbar path={path} sidebar={sidebar} />
    <div className={(sidebar ? "page with-sidebar" : "page") satisfies LayoutClass | `${LayoutClass} ${LayoutClass}`}>
      {sidebar && (
        <>
          <SidebarToggle />
          <DocsSidebar key={sidebar} name={sidebar} path={path} />
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
