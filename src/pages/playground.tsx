import { graphql, type PageProps } from "gatsby";

import { LazyPart } from "../components/parts/lazy-part";
import { Seo } from "../components/parts/seo";
import { BenchSkeleton } from "../playground/view/bench-skeleton";
import { loadWorkbench } from "../playground/view/load-workbench";
import type { PlaygroundPageClass } from "../playground/view/playground-page-styles";
import { playgroundStylesheet } from "../playground/view/playground-stylesheet";
import { paths } from "../utils/paths";

const description =
  "Open an ERN message in the browser: see what is in it, change it and get the XML back with every other byte as it was.";

const PlaygroundPage = ({ data }: PageProps<Queries.PlaygroundPageQuery>) => (
  <div className={"playground" satisfies PlaygroundPageClass}>
    <style dangerouslySetInnerHTML={{ __html: playgroundStylesheet }} />
    <Seo title="Playground" description={description} path={paths.playground()} />
    <header>
      <h1 className={"page-title" satisfies PlaygroundPageClass}>Playground</h1>
      <p>Open an ERN message, see what is in it, change it, and get it back with every other byte as it was.</p>
      <p className={"privacy" satisfies PlaygroundPageClass}>
        All of it runs in your browser: nothing is uploaded. It runs this site’s own engine, not the toolkit’s binaries.
      </p>
    </header>
    <p className={"no-scripts" satisfies PlaygroundPageClass}>
      The playground needs JavaScript, which is off. The guides show the same on your own machine:{" "}
      <a href={paths.doc("parser/quick-start")}>parse a message</a>,{" "}
      <a href={paths.doc("builder/quick-start")}>build one</a>, or{" "}
      <a href={paths.doc("examples/round-trip")}>change one and keep the rest</a>.
    </p>
    <div className={"bench" satisfies PlaygroundPageClass}>
      <BenchSkeleton />
      <LazyPart load={loadWorkbench} props={{ facts: data.allToolkitSymbol.nodes }} />
    </div>
  </div>
);

export default PlaygroundPage;

export const query = graphql`
  query PlaygroundPage {
    allToolkitSymbol(
      filter: {
        symbolId: {
          in: [
            "ddex-parser.typescript.DdexParser.parseSync"
            "ddex-parser.python.DDEXParser.parse"
            "ddex-parser.rust.DDEXParser.stream_with_version_detection"
            "ddex-builder.typescript.DdexBuilder.build"
            "ddex-builder.python.DdexBuilder.build"
            "ddex-builder.rust.DDEXBuilder.build"
          ]
        }
      }
    ) {
      nodes {
        symbolId
        status
        note
        url
      }
    }
  }
`;
