import type { ReactNode } from "react";

import { Marks } from "../parts/icon";

export const MessagePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="message-page">
    <Marks between="nothing" />
    <h1 className="page-title">{title}</h1>
    <div className="prose">{children}</div>
  </div>
);
