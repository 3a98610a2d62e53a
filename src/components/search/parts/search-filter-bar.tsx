import { searchFacets } from "../../../config/search-facets";
import type { SearchFilters } from "../../../search/search-filters";
import type { SearchPartsClass } from "./search-parts-stylesheet";

interface SearchFilterBarProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Limits a search to a content type and a language; pressing an active filter turns it off. */
export const SearchFilterBar = ({ filters, onChange }: SearchFilterBarProps) => (
  <div className={"search-filters" satisfies SearchPartsClass}>
    {(["kind", "code"] as const).map((name) => (
      <div key={name} role="group" aria-label={searchFacets[name].label}>
        {Object.entries(searchFacets[name].options).map(([value, label]) => {
          const pressed = filters[name] === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={pressed}
              onClick={() => onChange({ ...filters, [name]: pressed ? null : value })}
            >
              {label}
            </button>
          );
        })}
      </div>
    ))}
  </div>
);
