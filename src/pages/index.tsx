import { graphql, type PageProps } from "gatsby";

import { HomeChecks } from "../components/home/home-checks";
import { HomeHero, HomeJobs, HomeMore, HomeSamples } from "../components/home/home-sections";
import { homeStylesheet } from "../components/home/home-stylesheet";
import { LivePane } from "../components/home/live-pane";
import type { EditSample } from "../components/home/use-live-edit";
import { webSite } from "../components/parts/json-ld";
import { Seo } from "../components/parts/seo";
import { paths } from "../utils/paths";

const loadEngine = async (): Promise<EditSample> => (await import("../playground/live/edit-sample")).editSample;

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: homeStylesheet }} />
    <Seo path={paths.home()} jsonLd={[webSite()]} />
    <HomeHero>
      <LivePane edit={data.liveEdit!} load={loadEngine} />
    </HomeHero>
    <HomeSamples part={data.samples!} />
    <HomeChecks report={data.sampleReport} symbols={data.allToolkitSymbol} />
    <HomeJobs />
    <HomeMore install={data.install!} post={data.allBlogPost.nodes[0]} />
  </>
);

export default HomePage;

export const query = graphql`
  query HomePage {
    liveEdit {
      ...LivePane
    }
    samples: homePart(key: { eq: "samples" }) {
      ...HomeContent
    }
    sampleReport {
      ...HomeReport
    }
    allToolkitSymbol {
      ...HomeSymbols
    }
    install: homePart(key: { eq: "install" }) {
      ...HomeContent
    }
    allBlogPost(filter: { draft: { eq: false }, unlisted: { eq: false } }, sort: { date: DESC }, limit: 1) {
      nodes {
        ...HomePost
      }
    }
  }
`;
