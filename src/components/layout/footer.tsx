import { footerGroups } from "../../config/navigation";
import { site } from "../../config/site";
import { isInternal } from "../../utils/paths";
import { FOOTER_ID } from "../../utils/reserved-ids";
import { Logo } from "../parts/icon";

const external = (href: string): object => (isInternal(href) ? {} : { target: "_blank", rel: "noopener noreferrer" });

export const Footer = () => (
  <footer id={FOOTER_ID} className="footer no-print">
    <div>
      <p>
        <Logo />
        <b>{site.title}</b>
        {site.tagline}
      </p>
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
      <p className="legal">
        <span>
          Copyright © {site.copyrightYears} the {site.title} contributors. MIT License.
        </span>
        <span>DDEX is a trademark of its owner; this project is independent of DDEX and not endorsed by it.</span>
      </p>
    </div>
  </footer>
);
