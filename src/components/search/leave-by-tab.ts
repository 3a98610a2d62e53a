const STOPS = "a[href], button, input";

/**
 * Lets Tab move through what an element shows, and does something when it goes past the last stop, or back past the
 * first. DocSearch would lead it round, between the stops that it began with.
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
