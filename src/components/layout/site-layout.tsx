/** @jsxImportSource theme-ui */
import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import { DocsSidebar } from "../docs/docs-sidebar";
import { AnnouncementBar } from "./announcement-bar";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { MAIN_ID, SkipLink } from "./skip-link";

interface SiteLayoutProps {
  path: string;
  /** Sidebar of the page, null for none. */
  sidebar: string | null;
  children: ReactNode;
}

/** What stands around every page; it stays mounted from page to page. */
export const SiteLayout = ({ path, sidebar, children }: SiteLayoutProps) => (
  <>
    <SkipLink />
    <AnnouncementBar />
    <Navbar path={path} sidebar={sidebar} />
    <div sx={sidebar ? withSidebar : page}>
      {sidebar && <DocsSidebar name={sidebar} path={path} />}
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary path={path}>{children}</ErrorBoundary>
      </main>
    </div>
    <Footer />
  </>
);

const page = { minHeight: "70vh" } as const;

const withSidebar: ThemeUIStyleObject = {
  ...page,
  display: "grid",
  gridTemplateColumns: "280px minmax(0, 1fr)",
  maxWidth: "page",
  mx: "auto",
  [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.print]: { display: "block" },
};
