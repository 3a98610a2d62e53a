import { site } from "./site";
import { absoluteUrl } from "./urls";

/** The server for assistants (`src/tools/mcp`). */
export const mcp = {
  name: "ddex-suite-docs",
  title: `${site.title} documentation`,
  /** Its address on Netlify (`src/tools/netlify/functions`), which sets the variable in its builds; null on other hosts. */
  url: process.env.NETLIFY === "true" ? absoluteUrl("/.netlify/functions/mcp") : null,
};
