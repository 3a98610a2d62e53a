/** A run of compiled HTML inside an interactive page. */
export const StaticHtml = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;
