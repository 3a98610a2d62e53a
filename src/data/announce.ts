/** Has screen readers read a message out, by the element in which Gatsby announces pages. */
export const announce = (message: string): void => {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = message;
};
