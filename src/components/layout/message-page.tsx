import type { ReactNode } from "react";

import { Prose } from "../article/prose";

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A short page of its own: a title and a few lines. */
export const MessagePage = ({ title, children }: MessagePageProps) => (
  <div className="message-page">
    <h1 className="page-title">{title}</h1>
    <Prose>{children}</Prose>
  </div>
);
