import type { Image } from "mdast";

import type { Diagnostic } from "../../diagnostics/diagnostic";

/** The problem with an image. */
export const imageDiagnostic = ({ alt, url }: Image): Diagnostic | undefined => {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(url))
    return {
      message: `The image ${url} is not a file beside the text`,
      remedy: "Put the image beside the text and write ./name.png.",
    };
  if (!alt?.trim())
    return { message: `The image ${url} has no alternative text`, remedy: "Say in the brackets what it shows." };
  return undefined;
};
