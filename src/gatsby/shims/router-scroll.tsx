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

/** Remembers each history entry's scroll position, and scrolls back to it, or a new entry to its hash's target. */
export class ScrollContext extends Component<ScrollContextProps> {
  private frame = 0;

  private readonly onScroll = (): void => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      const { location } = this.props;
      // The browser scrolls to a fragment, or back from it, before React knows of the entry.
      const isShown = location.key && (history.state as PageLocation | null)?.key === location.key;
      if (isShown) tabStorage.set(keyOf(location), String(window.scrollY));
    });
  };

  private scroll(previous: ScrollContextProps | undefined): void {
    const { location, shouldUpdateScroll } = this.props;
    const target = location.hash ? document.getElementById(decoded(location.hash).slice(1)) : null;
    const left = location.key ? tabStorage.get(keyOf(location)) : "";
    if (!left && (location.hash ? !target : !previous)) return;
    if (!shouldUpdateScroll(previous, this.props)) {
      // The reader may leave the entry without scrolling.
      if (!left && location.key) tabStorage.set(keyOf(location), String(window.scrollY));
      return;
    }
    if (target && !left) target.scrollIntoView();
    else window.scrollTo(0, Number(left));
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
