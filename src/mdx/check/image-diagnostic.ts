import type { Image } from "mdast";

import type { Problem } from "../../diagnostics/diagnostic";

/** Gives what is wrong with an image. */
export const imageProblem = ({ alt, url }: Image): Problem | undefined => {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(url))
    return {
      problem: `The image ${url} is not a file beside the text`,
      remedy: "Put the image beside the text and write ./name.png.",
    };
  if (!alt?.trim())
    return { problem: `The image ${url} has no alternative text`, remedy: "Say in the brackets what it shows." };
  return undefined;
};
