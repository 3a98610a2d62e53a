/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { footerGroups } from "../../config/navigation";
import { site } from "../../config/site";
import { isInternal } from "../../utils/paths";

const external = (href: string): object => (isInternal(href) ? {} : { target: "_blank", rel: "noopener noreferrer" });

/** The foot of every page. */
export const Footer = () => (
  <footer className="no-print" sx={styles}>
    <div>
      <nav aria-label="Footer">
        {footerGroups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} {...external(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>
        Copyright © {site.copyrightYears} the {site.title} contributors. MIT License.
        <br />
        DDEX is a trademark of its owner; this project is independent of DDEX and not endorsed by it.
      </p>
    </div>
  </footer>
);

const styles: ThemeUIStyleObject = {
  borderTop: "1px solid",
  borderColor: "hairline",
  bg: "raised",
  fontSize: "small",
  "> div": { maxWidth: "page", mx: "auto", px: [4, null, 5], py: 7 },
  nav: { display: "grid", gridTemplateColumns: ["1fr 1fr", null, "repeat(3, minmax(0, 16rem))"], gap: 6 },
  h2: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
  ul: { listStyle: "none", m: 0, p: 0 },
  a: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: [44, null, null, 32],
    color: "muted",
    textDecoration: "none",
    "&:hover": { color: "ink", textDecoration: "underline" },
  },
  p: { m: 0, mt: 6, color: "muted", lineHeight: 1.6 },
};
