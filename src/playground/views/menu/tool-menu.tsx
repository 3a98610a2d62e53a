import type { FocusEvent, KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";

import { ToolIcon, type ToolIconName } from "../icons/tool-icon";
import { nextByKey } from "../parts/next-by-key";

interface MenuItem {
  label: string;
  icon?: ToolIconName;
  /** Whether it is the selected option; undefined if nothing can be selected. */
  isChosen?: boolean;
  isDisabled?: boolean;
  run: () => void;
}

interface ToolMenuProps {
  label: string;
  /** The button's text, if it isn't its name. */
  shown?: string;
  shownId?: string;
  icon: ToolIconName;
  isPrimary?: boolean;
  isDisabled?: boolean;
  groups: readonly { label: string; items: readonly MenuItem[] }[];
}

const listItems = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)") ?? []),
];

export const ToolMenu = (props: ToolMenuProps) => {
  const { label, shown, shownId, icon, isPrimary, isDisabled, groups } = props;
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) listItems(menu.current)[0]?.focus();
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) {
      if (event.key === "ArrowDown") setOpen(true);
      else return;
    } else if (event.key === "Escape") close();
    else {
      const next = nextByKey(listItems(menu.current), document.activeElement as HTMLElement, event.key, "vertical");
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };

  return (
    // The keys belong to the button and the items, which have the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={isPrimary ? "tool primary" : "tool"}
        // Safari only focuses an element on click if it has a tabindex.
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={shown === undefined ? undefined : label}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolIcon name={icon} />
        <span id={shownId}>{shown ?? label}</span>
        <ToolIcon name="chevron" />
      </button>
      {isOpen && (
        <div ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1}>
          {groups.map(({ label: words, items }) => (
            <div key={words} role="group" aria-label={words}>
              {items.map((item) => (
                <button
                  key={item.label}
                  type="button"
                  {...(item.isChosen === undefined
                    ? { role: "menuitem" }
                    : { role: "menuitemradio", "aria-checked": item.isChosen })}
                  tabIndex={-1}
                  disabled={item.isDisabled}
                  onClick={() => {
                    close();
                    item.run();
                  }}
                >
                  {item.icon && <ToolIcon name={item.icon} />}
                  {item.label}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
