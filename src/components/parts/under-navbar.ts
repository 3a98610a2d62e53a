import type { ThemeUIStyleObject } from "theme-ui";

/** Selector of a part of the page while the navbar is hidden; the focus brings the navbar back. */
export const whileNavbarHidden = "html[data-navbar=hidden] .navbar:not(:focus-within) ~ .page &";

const below = "calc(100vh - var(--navbar-height))";
const up = "calc(-1 * var(--navbar-height))";

/**
 * A column that stands under the navbar while the page scrolls, and moves up with it. It is as much higher meanwhile as
 * its margin takes back, so that nothing around it moves; on the way down it shrinks only when it has arrived.
 */
export const underNavbar = (size: "height" | "maxHeight") =>
  ({
    position: "sticky",
    top: "var(--navbar-height)",
    [size]: below,
    transition: "transform 160ms ease-out, height 0s 160ms, max-height 0s 160ms, margin 0s 160ms",
    [whileNavbarHidden]: {
      transform: `translateY(${up})`,
      [size]: "100vh",
      mb: up,
      transition: "transform 160ms ease-out",
    },
  }) satisfies ThemeUIStyleObject;
