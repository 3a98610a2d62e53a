/** Description of the playground for its page head and social card. */
export const playground = {
  title: "Playground",
  description:
    "Open an ERN message in the browser: see what is in it, change it and get the XML back with every other byte as it was.",
} as const;
