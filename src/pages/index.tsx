import type { PageProps } from "gatsby";
import { graphql } from "gatsby";

import { HomeHero } from "../components/home/home-hero";
import { HomeInstall } from "../components/home/home-install";
import { homeStylesheet } from "../components/home/home-stylesheet";
import { HomeTasks } from "../components/home/home-tasks";
import { Seo } from "../components/parts/seo";
import { webSite } from "../components/parts/json-ld";
import { paths } from "../utils/paths";

const HomePage = ({ data: { site } }: PageProps<Queries.HomePageQuery>) => {
  const { tagline, version, repository, title } = site!.siteMetadata;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: homeStylesheet }} />
      <Seo path={paths.home()} jsonLd={[webSite()]} />
      <HomeHero title={title} tagline={tagline} version={version} repository={repository} />
      <HomeInstall />
      <HomeTasks />
    </>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        title
        tagline
        version
        repository
      }
    }
  }
`;
