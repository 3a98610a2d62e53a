import { absoluteUrl } from "./urls";

/** Where assistants ask the deployed site (`src/tools/netlify/functions`); null on other hosts. Netlify sets the variable in its builds. */
export const assistantsUrl: string | null =
  process.env.NETLIFY === "true" ? absoluteUrl("/.netlify/functions/mcp") : null;
