import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** Renders a part that scrolls on its own, so it must be focusable. */
export const ScrollRegion = (props: ComponentPropsWithoutRef<"div">) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" tabIndex={0} {...props} />
);

interface TableScrollerProps {
  className: string;
  label: string;
  children: ReactNode;
}

export const TableScroller = ({ className, label, children }: TableScrollerProps) => (
  <ScrollRegion className={`scroller ${className}`} aria-label={label}>
    <table>{children}</table>
  </ScrollRegion>
);
