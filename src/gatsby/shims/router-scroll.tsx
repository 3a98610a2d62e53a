import { Component, type ReactNode } from "react";

import { tabStorage } from "../../utils/browser/tab-storage";
import { decoded } from "../../utils/decoded";

interface PageLocation {
  pathname: string;
  hash: string;
  key?: string;
}

interface ScrollContextProps {
  location: PageLocation;
  shouldUpdateScroll: (previous: ScrollContextProps | undefined, props: ScrollContextProps) => unknown;
  children: ReactNode;
}

const keyOf = ({ pathname, key }: PageLocation): string => `@@scroll|${pathname}|${key}`;

/** Remembers each history entry's scroll position, and scrolls a page to its hash's target or back to it. */
export class ScrollContext extends Component<ScrollContextProps> {
  private frame = 0;

  private readonly onScroll = (): void => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.props.location.key) tabStorage.set(keyOf(this.props.location), String(window.scrollY));
    });
  };

  private scroll(previous: ScrollContextProps | undefined): void {
    const { location, shouldUpdateScroll } = this.props;
    const target = location.hash ? document.getElementById(decoded(location.hash).slice(1)) : null;
    const y = location.key ? Number(tabStorage.get(keyOf(location))) : 0;
    if (location.hash ? !target : !previous && !y) return;
    if (!shouldUpdateScroll(previous, this.props)) return;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, y);
  }

  override componentDidMount(): void {
    window.addEventListener("scroll", this.onScroll);
    this.scroll(undefined);
  }

  override componentDidUpdate(previous: ScrollContextProps): void {
    this.scroll(previous);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("scroll", this.onScroll);
    cancelAnimationFrame(this.frame);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
