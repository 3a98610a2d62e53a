import type { ThemeUIStyleObject } from "theme-ui";

/** Images in the text, which can be enlarged to the size of the window. */
export const imageStyles = {
  ".prose": {
    ".image": { m: 0, my: 5, figcaption: { fontSize: "small", color: "muted", mt: 2 } },
    ".image-zoom": { display: "block", cursor: "zoom-in" },
    ".image img": { display: "block", borderRadius: "medium" },
  },
} satisfies ThemeUIStyleObject;
