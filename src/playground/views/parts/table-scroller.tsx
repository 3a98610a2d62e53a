import type { ReactNode } from "react";

interface TableScrollerProps {
  className: string;
  label: string;
  children: ReactNode;
}

export const TableScroller = ({ className, label, children }: TableScrollerProps) => (
  <div
    className={`scroller ${className}`}
    // It scrolls on its own, so it must be focusable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <table>{children}</table>
  </div>
);
