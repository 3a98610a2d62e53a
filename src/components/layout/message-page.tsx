import type { ReactNode } from "react";

import { Prose } from "../article/prose";
import { Marks } from "../parts/marks";
import type { PageTitleClass } from "../parts/page-title-styles";
import type { MessagePageClass } from "./message-page-styles";

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A short page for something missing: a title and a few lines. */
export const MessagePage = ({ title, children }: MessagePageProps) => (
  <div className={"message-page" satisfies MessagePageClass}>
    <Marks between="nothing" />
    <h1 className={"page-title" satisfies PageTitleClass}>{title}</h1>
    <Prose>{children}</Prose>
  </div>
);
