import type { ReactNode } from "react";

import { Prose } from "../article/prose";
import { Marks } from "../parts/marks";
import type { PartsClass } from "../parts/parts-styles";
import type { LayoutClass } from "./layout-styles";

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A short page for something missing: a title and a few lines. */
export const MessagePage = ({ title, children }: MessagePageProps) => (
  <div className={"message-page" satisfies LayoutClass}>
    <Marks between="nothing" />
    <h1 className={"page-title" satisfies PartsClass}>{title}</h1>
    <Prose>{children}</Prose>
  </div>
);
