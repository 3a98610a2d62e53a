/** Returns the HTML of a link. */
export const linkHtml = (href: string): string => `<a href="${href}">to</a>`;
