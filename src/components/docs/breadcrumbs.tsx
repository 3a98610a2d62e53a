import { paths } from "../../utils/paths";
import type { SidebarLink } from "../../utils/sidebar";
import type { GlobalClass } from "../parts/global-styles";
import { Icon } from "../parts/icon";
import type { DocsClass } from "./docs-styles";

interface BreadcrumbsProps {
  /** The page's ancestors, outermost first. */
  ancestors: readonly SidebarLink[];
  label: string;
}

/** The path from the home page down to this page. */
export const Breadcrumbs = ({ ancestors, label }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumbs" className={"breadcrumbs no-print" satisfies `${DocsClass} ${GlobalClass}`}>
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
