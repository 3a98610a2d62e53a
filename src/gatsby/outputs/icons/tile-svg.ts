import { dark, light } from "../../../theme/colors";
import { logoShape } from "../../../utils/logo-shape";

interface Tile {
  /** Size of the logo in the middle of the tile, out of 24. */
  logo: number;
  /** Out of 24. */
  radius: number;
}

/** The logo on a tile that is visible on any background. */
export const tileSvg = ({ logo, radius }: Tile): string => {
  const { marks, stroke, change } = logoShape;
  const scale = logo / 24;
  const place = `translate(${12 - 12 * scale} ${12 - 12 * scale}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="${light.accent}"/>` +
    `<g transform="${place}"><path d="${marks}" fill="none" stroke="${light.paper}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${change.cx}" cy="${change.cy}" r="${change.r}" fill="${dark.accent}"/></g></svg>`
  );
};
