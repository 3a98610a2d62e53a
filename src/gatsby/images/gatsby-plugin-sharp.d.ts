declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  import type { FileSystemNode } from "gatsby-source-filesystem";

  /** The part of the function behind `gatsbyImageData` that we use. */
  export function generateImageData(options: {
    file: FileSystemNode & Node;
    args: {
      layout: "constrained" | "fullWidth" | "fixed";
      width?: number;
      placeholder: "none" | "blurred" | "dominantColor";
      formats: ("auto" | "webp" | "avif")[];
      avifOptions?: { quality: number };
    };
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
