import type { IGatsbyImageData } from "gatsby-plugin-image";

import { escapeHtml } from "../../utils/text/escape";

const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");

/** Returns a figure with a picture in modern formats, which a click enlarges. An early image loads at once. */
export const imageHtml = (
  { width, height, images }: Pick<IGatsbyImageData, "width" | "height" | "images">,
  { alt, title, early = false }: { alt: string; title?: string; early?: boolean },
): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source${attributes({ type, srcset: srcSet, sizes })}>`,
  );
  const { src, srcSet, sizes } = images.fallback ?? { src: "" };
  const loading = early ? { fetchpriority: "high" } : { loading: "lazy" };
  const img = `<img${attributes({ src, srcset: srcSet, sizes, alt, width, height, ...loading, decoding: "async" })}>`;
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  // A link to the file, for readers without scripts.
  const link = attributes({ href: src, class: "image-zoom", "aria-label": `Enlarge image: ${alt}` });
  return `<figure class="image"><a${link}><picture>${sources.join("")}${img}</picture></a>${caption}</figure>`;
};
