/** @jsxImportSource theme-ui */
import type { ReactNode } from "react";

import { Prose } from "../content/prose";

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A short page of its own: a title and a few lines. */
export const MessagePage = ({ title, children }: MessagePageProps) => (
  <div sx={{ maxWidth: "calc(46rem + 48px)", mx: "auto", px: [4, null, 5], py: [7, null, 8] }}>
    <h1
      sx={{
        m: 0,
        mb: 5,
        fontSize: ["1.875rem", null, "h1"],
        lineHeight: "heading",
        letterSpacing: "-0.02em",
        fontWeight: "heading",
      }}
    >
      {title}
    </h1>
    <Prose>{children}</Prose>
  </div>
);
