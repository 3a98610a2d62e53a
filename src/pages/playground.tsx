import { graphql, type PageProps } from "gatsby";

import { useOffline } from "../browser/hooks/use-offline";
import restorePlayground from "../browser/inline-scripts/restore-playground?inline";
import { LazyPart } from "../components/parts/lazy-part";
import { Seo } from "../components/parts/seo";
import { playground } from "../config/playground";
import { EditorSkeleton } from "../playground/views/editor-skeleton";
import { ToolIcon } from "../playground/views/icons/tool-icon";
import { loadPlaygroundApp } from "../playground/views/load-playground-app";
import { StartSkeleton } from "../playground/views/start/start-view";
import { playgroundStylesheet } from "../playground/views/styles/playground-stylesheet";
import { paths } from "../utils/paths";

const PlaygroundPage = ({ data }: PageProps<Queries.PlaygroundPageQuery>) => {
  useOffline(paths.playgroundWorker(), paths.playground());
  return (
    <div className="playground">
      <style dangerouslySetInnerHTML={{ __html: playgroundStylesheet }} />
      <Seo {...playground} path={paths.playground()} />
      <script dangerouslySetInnerHTML={{ __html: restorePlayground }} />
      <header>
        <h1 className="page-title">Playground</h1>
        <p className="lead">See what is in an ERN message, change it, keep every other byte.</p>
        <p className="privacy">
          <ToolIcon name="lock" />
          <span>
            Nothing is uploaded.{" "}
            <span className="engine">It is this site’s own engine, not the toolkit’s binaries.</span>{" "}
            <a href={paths.doc("playground")}>How it works</a>
          </span>
        </p>
      </header>
      <p className="no-scripts">
        The playground needs JavaScript, which is off. The guides show the same on your own machine:{" "}
        <a href={paths.doc("parser/quick-start")}>parse a message</a>,{" "}
        <a href={paths.doc("builder/quick-start")}>build one</a>, or{" "}
        <a href={paths.doc("guides/round-trip-fidelity")}>change one and keep the rest</a>.
      </p>
      <div className="playground-body">
        <StartSkeleton />
        <EditorSkeleton />
        <LazyPart load={loadPlaygroundApp} props={{ facts: data.allToolkitSymbol.nodes }} />
      </div>
    </div>
  );
};

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
