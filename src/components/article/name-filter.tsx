import { useEffect, useId, useRef, useState, type ReactNode } from "react";

/** Lists of names below a field that hides those without its text, and headings with nothing left below them. */
export const NameFilter = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<number>();
  useEffect(() => {
    const wanted = query.trim().toLowerCase();
    let count = 0;
    for (const list of root.current!.querySelectorAll("ul")) {
      let shown = 0;
      for (const item of list.querySelectorAll("li")) {
        item.hidden = !item.textContent.toLowerCase().includes(wanted);
        if (!item.hidden) shown += 1;
      }
      list.hidden = shown === 0;
      const heading = list.previousElementSibling;
      if (heading instanceof HTMLHeadingElement) heading.hidden = list.hidden;
      count += shown;
    }
    setFound(wanted === "" ? undefined : count);
  }, [query]);
  return (
    <div ref={root} className="name-filter">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <output className="visually-hidden">{found !== undefined && `${found} found`}</output>
      {children}
    </div>
  );
};
