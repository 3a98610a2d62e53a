import { useRef } from "react";

import { searchFacets } from "../../config/search-facets";
import { useTabChoice } from "../../hooks/use-tab-choice";
import { LANGUAGE_GROUP } from "../../utils/tabs";
import type { LanguageSwitchClass } from "./language-switch-styles";

const languages = Object.entries(searchFacets.code.options);

/** None is chosen until the reader chooses: each group of tabs then shows its first. */
const values = ["", ...languages.map(([value]) => value)];

const lastSegment = /[^/]+(?=\/$)/;

/**
 * Chooses the language of all samples on the site; the script in the sidebar shows it before the first paint. A page of
 * one language shows that, and gives way to its like in the language chosen.
 */
export const LanguageSwitch = ({ path }: { path: string }) => {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, select] = useTabChoice(values, LANGUAGE_GROUP, root);
  const own = lastSegment.exec(path)?.[0] ?? "";
  const isOfOne = values.includes(own);

  const choose = (value: string): void => {
    select(value);
    const like = path.replace(lastSegment, value);
    if (isOfOne && value !== own)
      root.current?.parentElement?.querySelector<HTMLAnchorElement>(`a[href="${like}"]`)?.click();
  };

  return (
    <div
      ref={root}
      role="group"
      aria-label="Language of samples"
      className={"language-switch" satisfies LanguageSwitchClass}
    >
      {languages.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-value={value}
          aria-pressed={value === (isOfOne ? own : chosen)}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
};
