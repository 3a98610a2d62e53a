const STOPS = "a[href], button, input";

/**
 * Lets Tab move through an element's visible stops, and calls back when it goes past the last stop or back past the
 * first. DocSearch would trap it between the stops that were there at the start.
 */
export const leaveByTab =
  (onLeave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    event.stopPropagation();
    const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    event.preventDefault();
    onLeave();
  };
