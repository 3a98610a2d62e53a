import { graphql, type PageProps } from "gatsby";

import {
  HomeContent,
  HomeErrors,
  HomeHero,
  HomeLatest,
  HomeLearn,
  HomeSection,
} from "../components/home/home-sections";
import { homeStylesheet } from "../components/home/home-stylesheet";
import { MessageChecker } from "../components/home/message-checker";
import type { MessageCheck } from "../components/home/use-message-check";
import { webSite } from "../components/parts/json-ld";
import { Seo } from "../components/parts/seo";
import { site } from "../config/site";
import { paths } from "../utils/paths";

const loadCheck = async (): Promise<MessageCheck> => (await import("../playground/live/live-check")).createLiveCheck();

const HomePage = ({ data: { sampleCheck, jobs, works, learn, install, doc } }: PageProps<Queries.HomePageQuery>) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: homeStylesheet }} />
    <Seo path={paths.home()} jsonLd={[webSite()]} />
    <HomeHero>
      <MessageChecker sample={sampleCheck!} load={loadCheck} />
    </HomeHero>
    <HomeSection title={jobs!.title} aside={<a href={paths.doc("verification")}>How each program was checked</a>}>
      <HomeContent part={jobs!} className="home-jobs" />
    </HomeSection>
    <HomeSection title={works!.title} aside={<a href={paths.doc("status")}>Limits of version {site.version}</a>}>
      <HomeContent part={works!} className="home-works" />
    </HomeSection>
    <HomeErrors />
    <HomeLearn>
      <HomeContent part={learn!} />
    </HomeLearn>
    <div className="home-pair">
      <div>
        <HomeSection
          title={install!.title}
          aside={<a href={paths.doc("getting-started")}>Platforms and first steps</a>}
        >
          <HomeContent part={install!} />
        </HomeSection>
        <HomeLatest doc={doc!} />
      </div>
    </div>
  </>
);

export default HomePage;

export const query = graphql`
  query HomePage {
    sampleCheck {
      ...MessageChecker
    }
    jobs: homePart(key: { eq: "jobs" }) {
      ...HomeContent
    }
    works: homePart(key: { eq: "works" }) {
      ...HomeContent
    }
    learn: homePart(key: { eq: "learn" }) {
      ...HomeContent
    }
    install: homePart(key: { eq: "install" }) {
      ...HomeContent
    }
    doc(docId: { eq: "changelog" }) {
      ...HomeLatest
    }
  }
`;
