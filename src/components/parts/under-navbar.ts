import type { ThemeUIStyleObject } from "theme-ui";

/** Matches a part of the page while the navbar is hidden; focus brings the navbar back. */
export const whileNavbarHidden = "html[data-navbar=hidden] .navbar:not(:focus-within) ~ .page &";

const below = "calc(100vh - var(--navbar-height))";
const up = "calc(-1 * var(--navbar-height))";

/**
 * A column below the navbar that sticks while the page scrolls, and moves up when the navbar hides. Meanwhile it is
 * taller by as much as its margin takes back, so nothing around it moves; on the way down it shrinks only once it has
 * arrived.
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
