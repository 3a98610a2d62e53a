/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { paths } from "../../utils/paths";
import type { SidebarLink } from "../../utils/sidebar";
import { Icon } from "../icon";

interface BreadcrumbsProps {
  /** The page's ancestors, outermost first. */
  ancestors: readonly SidebarLink[];
  label: string;
}

/** The way from the home page down to this page. */
export const Breadcrumbs = ({ ancestors, label }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumbs" className="no-print" sx={styles}>
    <ol>
      <li>
        <a href={paths.home()} aria-label="Home page">
          <Icon name="home" />
        </a>
      </li>
      {ancestors.map((ancestor) => (
        <li key={ancestor.path}>
          <a href={ancestor.path}>{ancestor.label}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{label}</span>
      </li>
    </ol>
  </nav>
);

const styles: ThemeUIStyleObject = {
  mb: 4,
  fontSize: "small",
  ol: { display: "flex", flexWrap: "wrap", alignItems: "center", listStyle: "none", m: 0, p: 0 },
  li: { display: "flex", alignItems: "center" },
  "li + li::before": { content: '"/"', color: "control", px: 2 },
  a: {
    display: "inline-flex",
    alignItems: "center",
    color: "muted",
    textDecoration: "none",
    minHeight: 32,
    "&:hover": { color: "ink", textDecoration: "underline" },
  },
  ".icon": { width: 16, height: 16 },
  span: { color: "muted" },
};
