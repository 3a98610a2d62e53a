import { adoptCss } from "../../utils/browser/adopt-css";
import { panelsStylesheet } from "./panels-stylesheet";

adoptCss(panelsStylesheet);
