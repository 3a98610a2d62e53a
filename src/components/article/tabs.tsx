import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useContext, useId, useRef } from "react";

import { useBrowserLayoutEffect } from "../../browser/hooks/use-browser";
import { useTabChoice } from "../../browser/hooks/use-tab-choice";
import restoreTabs from "../../browser/inline-scripts/restore-tabs?inline";
import { LANGUAGE_GROUP } from "../../utils/tabs";

interface TabsProps {
  /** Tabs of one group change together and are remembered. */
  groupId?: string;
  tabs: readonly { value: string; label: string }[];
  children: ReactNode;
}

const GROUP_NAMES: Readonly<Record<string, string>> = {
  [LANGUAGE_GROUP]: "Language of samples",
  ern: "ERN version",
  "package-manager": "Package manager",
  npm2yarn: "Package manager",
};

const TabsContext = createContext({ id: "", selected: "", labels: new Map<string, string>() });

/** Selects the tab of a panel that the browser opens: its search, or a link to a text or an id, has found something there. */
const useFoundPanel = (root: RefObject<HTMLElement>, select: (value: string, kept?: Element) => void): void =>
  useBrowserLayoutEffect(() => {
    const tabs = root.current!;
    const current = tabs.querySelector<HTMLElement>("[aria-selected=true]")?.dataset.value;
    // A panel opened before hydration is shown in addition to the current tab's.
    const found = tabs.querySelector<HTMLElement>(`:scope > [role=tabpanel]:not([hidden], [data-value="${current}"])`);
    // First React renders the current tab, which it has not yet done in hydration.
    if (found) queueMicrotask(() => select(found.dataset.value!, found));
    const onFound = (event: Event): void => {
      const panel = event.target as HTMLElement;
      if (panel.parentElement === tabs) select(panel.dataset.value!);
    };
    tabs.addEventListener("beforematch", onFound);
    return () => tabs.removeEventListener("beforematch", onFound);
  }, [root, select]);

/** Renders alternatives, one shown at a time. Without scripts all are shown, one below the other. */
export const Tabs = ({ groupId, tabs, children }: TabsProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const values = tabs.map(({ value }) => value);
  const [selected, select] = useTabChoice(values, groupId, root);
  useFoundPanel(root, select);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target % buttons.length]?.focus();
  };

  return (
    <div ref={root} className="tabs" data-group={groupId}>
      {/* The arrow keys are handled for the tabs in the list, which have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={GROUP_NAMES[groupId ?? ""] ?? "Variant"} onKeyDown={moveFocus}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            data-value={value}
            aria-selected={value === selected}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <TabsContext.Provider value={{ id, selected, labels: new Map(tabs.map(({ value, label }) => [value, label])) }}>
        {children}
      </TabsContext.Provider>
      <script dangerouslySetInnerHTML={{ __html: restoreTabs }} />
    </div>
  );
};

export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => {
  const { id, selected, labels } = useContext(TabsContext);
  const panel = useRef<HTMLDivElement>(null);
  const hidden = value !== selected;
  // With this value, which React doesn't know, the browser's search finds the text; but assistive technology must skip it.
  useBrowserLayoutEffect(() => {
    const element = panel.current!;
    if (element.hidden) element.setAttribute("hidden", "until-found");
    element.setAttribute("aria-hidden", String(hidden));
  }, [hidden]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      data-value={value}
      data-label={labels.get(value)}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={hidden}
    >
      {children}
    </div>
  );
};
