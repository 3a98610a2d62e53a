import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";

import type { HomeClass } from "./home-stylesheet";

interface HomeSectionProps {
  /** The section's heading or, if `hidden`, only the landmark's name. */
  title: string;
  hidden?: boolean;
  /** Position of the change on the line above, in percent. */
  along: number;
  raised?: boolean;
  children: ReactNode;
}

/** A section of the home page. */
export const HomeSection = ({ title, hidden = false, along, raised = false, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <section
      className={(raised ? "home-part raised" : "home-part") satisfies HomeClass | `${HomeClass} raised`}
      style={{ "--along": `${along}%` } as CSSProperties}
      {...(hidden ? { "aria-label": title } : { "aria-labelledby": id })}
    >
      <div className={"home-grid" satisfies HomeClass}>
        {!hidden && <h2 id={id}>{title}</h2>}
        {children}
      </div>
    </section>
  );
};
