import { dark, light } from "../../theme/colors";
import type { ColorScheme } from "../../theme/colors";
import { media } from "../../theme/breakpoints";
import { fonts, lineHeights } from "../../theme/typography";

const variables = (scheme: ColorScheme): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

const rules = `
:root{color-scheme:light;--navbar-height:60px;${variables(light)}}
[data-theme=dark]{color-scheme:dark;${variables(dark)}}
*,*::before,*::after{box-sizing:border-box}
[data-modal]{overflow:hidden;background:color-mix(in srgb,var(--paper),rgb(10 14 20))}
html{scrollbar-gutter:stable;-webkit-text-size-adjust:100%;scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/${lineHeights.body} ${fonts.body};overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{line-height:1.25;text-wrap:balance}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:1px}
img,svg,picture{max-width:100%}
img{height:auto}
code,kbd,pre,samp{font-family:${fonts.mono}}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
main:focus,#gatsby-focus-wrapper:focus,[tabindex="-1"]:focus{outline:none}
.icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.visually-hidden{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.progress{position:fixed;inset:0 0 auto;height:2px;z-index:60;background:var(--accent);transform-origin:0 50%;transform:scaleX(0);transition:transform 8s cubic-bezier(.1,.7,.2,1);pointer-events:none}
.progress[data-active]{transform:scaleX(.9)}
::selection{background:color-mix(in srgb,var(--accent) 24%,transparent)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}}
${media.print}{:root,[data-theme=dark]{color-scheme:light;${variables(light)}}html{scrollbar-gutter:auto}body{font-size:10.5pt}a{color:inherit}.no-print{display:none!important}}
`;

/** Variables, reset and the few rules that hold everywhere; goes into the head of every page. */
export const globalCss = rules.replace(/\n/g, "");
