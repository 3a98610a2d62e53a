import type { ReactNode } from "react";

import { paths } from "../../utils/paths";
import type { TocItem } from "../../utils/toc";
import { CopyPage } from "../article/copy-page";
import { MobileToc, Toc } from "../article/toc";
import { Breadcrumbs } from "../docs/doc-article";
import { breadcrumbList } from "../parts/json-ld";
import { Seo } from "../parts/seo";
import { ernStylesheet } from "./ern-stylesheet";

/** What the pages of the reference get beside their data. */
export interface ErnContext {
  /** The parts of a message, in its order. */
  areas: readonly string[];
}

interface ErnPageProps extends ErnContext {
  name: string;
  /** What it is, for titles: "element", "value set". */
  kind: string;
  description: string;
  path: string;
  /** The part of a message that it belongs to. */
  area?: string;
  toc?: readonly TocItem[];
  children: ReactNode;
}

/** The list of an area's names. */
export const areaPath = (area: string): string => `${paths.ern()}#${area.toLowerCase().replaceAll(" ", "-")}`;

const Areas = ({ areas, current }: { areas: readonly string[]; current?: string }) => (
  <nav aria-label="ERN reference" className="ern-areas no-print">
    <a href={paths.ern()}>All names</a>
    <ul>
      {areas.map((area) => (
        <li key={area}>
          <a href={areaPath(area)} aria-current={area === current || undefined}>
            {area}
          </a>
        </li>
      ))}
    </ul>
    <a href={paths.doc("ern/changes")}>Changes by version</a>
  </nav>
);

export const ErnPage = ({ name, kind, description, path, areas, area, toc = [], children }: ErnPageProps) => {
  const above = [
    { label: "Documentation", path: paths.docs() },
    { label: "ERN reference", path: paths.ern() },
  ];
  return (
    <div className="page-article with-areas">
      <Seo
        title={`${name}: ERN ${kind}`}
        description={description}
        path={path}
        markdown={paths.markdown(path)}
        pictureOf={paths.ern()}
        section="ERN reference"
        jsonLd={[breadcrumbList([...above, { label: name, path }])]}
      />
      <Areas areas={areas} current={area} />
      <article className="ern-page">
        <style dangerouslySetInnerHTML={{ __html: ernStylesheet }} />
        <div className="page-bar">
          <Breadcrumbs ancestors={above} label={name} />
          <CopyPage path={path} zip={null} />
        </div>
        <h1 className="page-title">{name}</h1>
        {toc.length > 0 && <MobileToc items={toc} />}
        <div className="prose">{children}</div>
      </article>
      {toc.length > 0 && <Toc items={toc} />}
    </div>
  );
};
