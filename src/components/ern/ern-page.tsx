import type { ReactNode } from "react";

import { paths } from "../../utils/paths";
import { breadcrumbList } from "../parts/json-ld";
import { MobileToc, Toc } from "../article/toc";
import { Seo } from "../parts/seo";
import { Breadcrumbs } from "../docs/doc-article";
import type { TocItem } from "../../utils/toc";
import { ernStylesheet } from "./ern-stylesheet";

interface ErnPageProps {
  name: string;
  /** What it is, for titles: "element", "value set". */
  kind: string;
  description: string;
  path: string;
  /** Its headings, if there are several. */
  toc?: readonly TocItem[];
  children: ReactNode;
}

/** A page of the ERN reference. */
export const ErnPage = ({ name, kind, description, path, toc = [], children }: ErnPageProps) => {
  const above = [
    { label: "Documentation", path: paths.docs() },
    { label: "ERN reference", path: paths.ern() },
  ];
  return (
    <div className="page-article">
      <Seo
        title={`${name}: ERN ${kind}`}
        description={description}
        path={path}
        pictureOf={paths.ern()}
        section="ERN reference"
        jsonLd={[breadcrumbList([...above, { label: name, path }])]}
      />
      <article className="ern-page">
        <style dangerouslySetInnerHTML={{ __html: ernStylesheet }} />
        <Breadcrumbs ancestors={above} label={name} />
        <h1 className="page-title">{name}</h1>
        {toc.length > 0 && <MobileToc items={toc} />}
        <div className="prose">{children}</div>
      </article>
      {toc.length > 0 && <Toc items={toc} />}
    </div>
  );
};
