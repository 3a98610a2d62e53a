import { adoptCss } from "../../../utils/browser/adopt-css";
import { panelsStylesheet } from "../styles/panels-stylesheet";

adoptCss(panelsStylesheet);
