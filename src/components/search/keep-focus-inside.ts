const STOPS = "a[href], button, input";

/** Leads Tab from the last stop inside an element to its first, and back; DocSearch's own way knows only the stops it began with. */
export const keepFocusInside = (event: KeyboardEvent): void => {
  if (event.key !== "Tab") return;
  const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  const to = event.shiftKey ? stops.at(-1) : stops[0];
  if (event.target !== from) return;
  event.preventDefault();
  event.stopPropagation();
  to?.focus();
};
