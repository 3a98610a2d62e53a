import type { ThemeUIStyleObject } from "theme-ui";

export const cardStyles = {
  ".prose": {
    ".cards": {
      listStyle: "none",
      p: 0,
      maxWidth: "none",
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
      gap: 4,
      "> li": { m: 0, display: "flex" },
      a: {
        flex: 1,
        display: "block",
        p: 4,
        border: "1px solid",
        borderColor: "hairline",
        borderRadius: "medium",
        color: "ink",
        textDecoration: "none",
        "&:hover": { borderColor: "accent" },
      },
      strong: { display: "block", color: "accent", mb: 1 },
      span: { fontSize: "small", color: "muted", display: "block", lineHeight: "small" },
    },
  },
} satisfies ThemeUIStyleObject;
