import type { SidebarLink } from "../../utils/sidebar";
import type { DocArticleClass } from "./doc-article-styles";

/** Pages that show how to use what this page describes. */
export const Related = ({ pages }: { pages: readonly SidebarLink[] }) =>
  pages.length === 0 ? null : (
    <nav className={"related" satisfies DocArticleClass} aria-labelledby="_related">
      <h2 id="_related">Related</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
