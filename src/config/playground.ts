/** What the playground says of itself in its head and on its picture. */
export const playground = {
  title: "Playground",
  description:
    "Open an ERN message in the browser: see what is in it, change it and get the XML back with every other byte as it was.",
} as const;
