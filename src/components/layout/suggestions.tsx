import { toAddress } from "../../utils/address";
import type { PageEntry } from "../../utils/nearest-pages";
import type { NotFoundClass } from "./not-found-stylesheet";

/** Pages that the reader may have meant. */
export const Suggestions = ({ pages }: { pages: readonly PageEntry[] }) => (
  <div className={"suggestions" satisfies NotFoundClass}>
    {pages.length > 0 && (
      <>
        <h2>Did you mean one of these?</h2>
        <ul>
          {pages.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a> <code>{toAddress(path)}</code>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
