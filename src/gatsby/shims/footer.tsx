import { FOOTER_ID } from "../../utils/reserved-ids";

const html = document.getElementById(FOOTER_ID)?.innerHTML ?? "";

/** `Footer` for the browser: what was served, because it is the same on every page. */
export const Footer = () => (
  <footer id={FOOTER_ID} className="footer no-print" dangerouslySetInnerHTML={{ __html: html }} />
);
