import { type ReactNode, useId, useRef, useState } from "react";

/** Shows the names in lists that contain a text, and the headings of those lists; returns how many. */
const showNames = (root: HTMLElement, wanted: string): number => {
  let count = 0;
  for (const list of root.querySelectorAll("ul")) {
    const items = [...list.querySelectorAll("li")];
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
    const shown = items.filter(({ hidden }) => !hidden).length;
    list.hidden = shown === 0;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLHeadingElement) heading.hidden = list.hidden;
    count += shown;
  }
  return count;
};

/** Lists of names below a field that hides those without its text. */
export const NameFilter = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState("");
  const filter = (query: string): void => {
    const wanted = query.trim().toLowerCase();
    const count = showNames(root.current!, wanted);
    setFound(wanted === "" ? "" : `${count} found`);
  };
  return (
    <div ref={root} className="name-filter">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" onChange={({ target }) => filter(target.value)} />
      <output className="visually-hidden">{found}</output>
      {children}
    </div>
  );
};
