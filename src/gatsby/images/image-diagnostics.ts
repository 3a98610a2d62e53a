import path from "node:path";

interface WithImage {
  file: string;
  image: string | null;
}

/** A message for each file whose frontmatter names an image that isn't next to it. */
export const imageDiagnostics = (
  nodes: readonly WithImage[],
  exists: (file: string) => boolean,
  lineOf: (file: string, key: string) => number,
): string[] =>
  nodes.flatMap(({ file, image }) =>
    image === null || exists(path.posix.join(path.posix.dirname(file), image))
      ? []
      : [
          `${file}:${lineOf(file, "image")}: the image "${image}" does not exist. ` +
            "Put the file beside the text, or correct its name",
        ],
  );
