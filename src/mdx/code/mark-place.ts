/** An empty link in a code block's header for its check result, which is filled in when the page is queried. */
export const markPlace = (sample: string): string => `<a class="mark" data-sample="${sample}"></a>`;

const places = /<a class="mark" data-sample="([^"]*)"><\/a>/g;

/** HTML with these links filled in, or removed by default. */
export const fillMarkPlaces = (html: string, fill: (sample: string) => string = () => ""): string =>
  html.replace(places, (_place, sample: string) => fill(sample));
