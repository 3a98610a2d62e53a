import type { ReactNode } from "react";

import { site } from "../../config/site";
import { paths } from "../../utils/paths";
import type { HomeHeroClass } from "./home-hero-styles";
import type { HomeSectionClass } from "./home-section-styles";

/** What the toolkit is for, where to start, and a demo. */
export const HomeHero = ({ children }: { children: ReactNode }) => (
  <section className={"home-hero home-grid" satisfies `${HomeHeroClass} ${HomeSectionClass}`}>
    <div>
      <h1>{site.tagline}</h1>
      <p className={"lead" satisfies HomeHeroClass}>
        An open-source toolkit for ERN, the XML message that carries music releases to services, from Rust, Python and
        TypeScript.
      </p>
      <p className={"actions" satisfies HomeHeroClass}>
        <a className={"primary" satisfies HomeHeroClass} href={paths.playground()}>
          Open the playground
        </a>
        <a className={"quiet" satisfies HomeHeroClass} href={paths.doc("getting-started")}>
          Get started
        </a>
      </p>
      <p className={"kicker" satisfies HomeHeroClass}>
        {site.title} {site.version} · MIT ·{" "}
        <a href={site.repository} target="_blank" rel="noopener noreferrer">
          Source
        </a>
      </p>
    </div>
    {children}
  </section>
);
