/** HTML of an icon from the page's sprite. */
export const icon = (name: string): string => `<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
