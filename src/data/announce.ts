import { ANNOUNCER_ID } from "../utils/reserved-ids";

/** Has screen readers read a message out, by the element in which Gatsby announces pages. */
export const announce = (message: string): void => {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = message;
};
