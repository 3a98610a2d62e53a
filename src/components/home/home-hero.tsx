import type { ReactNode } from "react";

import { site } from "../../config/site";
import { paths } from "../../utils/paths";
import type { HomeClass } from "./home-stylesheet";

/** What the toolkit is for, where to start, and a demo. */
export const HomeHero = ({ children }: { children: ReactNode }) => (
  <section className={"home-hero home-grid" satisfies `${HomeClass} ${HomeClass}`}>
    <div>
      <h1>{site.tagline}</h1>
      <p className={"lead" satisfies HomeClass}>
        An open-source toolkit for ERN, the XML message that carries music releases to services, from Rust, Python and
        TypeScript.
      </p>
      <p className={"actions" satisfies HomeClass}>
        <a className={"primary" satisfies HomeClass} href={paths.playground()}>
          Open the playground
        </a>
        <a className={"quiet" satisfies HomeClass} href={paths.doc("getting-started")}>
          Get started
        </a>
      </p>
      <p className={"kicker" satisfies HomeClass}>
        {site.title} {site.version} · MIT ·{" "}
        <a href={site.repository} target="_blank" rel="noopener noreferrer">
          Source
        </a>
      </p>
    </div>
    {children}
  </section>
);
