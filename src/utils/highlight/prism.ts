// The grammars extend the global that the core sets, so it comes first.
import "prismjs";
import "prismjs/components/prism-bash";
import "prismjs/components/prism-diff";
import "prismjs/components/prism-toml";

import { Prism as Base } from "prism-react-renderer";
import Core from "prismjs";

const { bash, diff, toml } = Core.languages;
Object.assign(Base.languages, { bash, diff, toml });

/** The Prism of prism-react-renderer with all of the site's grammars. */
export const prism = Base;
