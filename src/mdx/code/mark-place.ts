/** An empty link in a code block's header, for what a check did with the block; it is filled when the page is queried. */
export const markPlace = (sample: string): string => `<a class="mark" data-sample="${sample}"></a>`;

const places = /<a class="mark" data-sample="([^"]*)"><\/a>/g;

/** HTML with something else in these places; nothing, unless told otherwise. */
export const fillMarkPlaces = (html: string, fill: (sample: string) => string = () => ""): string =>
  html.replace(places, (_place, sample: string) => fill(sample));
