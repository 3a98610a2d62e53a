import { useRef } from "react";

import { useTabChoice } from "../../browser/hooks/use-tab-choice";
import { searchFacets } from "../../config/search-facets";
import { toAddress } from "../../utils/address";
import { LANGUAGE_GROUP } from "../../utils/tabs";

const languages = Object.entries(searchFacets.code.options);

const values = languages.map(([value]) => value);

/** Chooses the language of all samples; on a page in one language, opens the equivalent page in another. */
export const LanguageSwitch = ({ path }: { path: string }) => {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, select] = useTabChoice(values, LANGUAGE_GROUP, root);
  const pageLanguage = languages.find(([value]) => path.endsWith(`/${value}/`))?.[0];

  const choose = (value: string): void => {
    select(value);
    if (pageLanguage === undefined || value === pageLanguage) return;
    const like = path.slice(0, -pageLanguage.length - 1) + `${value}/`;
    root.current?.parentElement?.querySelector<HTMLAnchorElement>(`a[href="${toAddress(like)}"]`)?.click();
  };

  return (
    <div ref={root} role="group" aria-label="Language of samples" data-own={pageLanguage} className="language-switch">
      {languages.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-value={value}
          aria-pressed={value === (pageLanguage ?? chosen)}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
};
