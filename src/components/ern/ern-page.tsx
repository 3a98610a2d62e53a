import type { ReactNode } from "react";

import { useReadPage } from "../../browser/hooks/use-read-page";
import { paths } from "../../utils/paths";
import type { TocItem } from "../../utils/toc";
import { CopyPage } from "../article/copy-page";
import { MobileToc, Toc } from "../article/toc";
import { Breadcrumbs } from "../docs/doc-article";
import { breadcrumbList } from "../parts/json-ld";
import { Seo } from "../parts/seo";
import { ernStylesheet } from "./ern-stylesheet";

interface ErnPageProps {
  name: string;
  /** What it is, for titles: "element", "value set". */
  kind: string;
  description: string;
  path: string;
  toc?: readonly TocItem[];
  children: ReactNode;
}

export const ErnPage = ({ name, kind, description, path, toc = [], children }: ErnPageProps) => {
  useReadPage(path, name);
  const above = [
    { label: "Documentation", path: paths.docs() },
    { label: "ERN reference", path: paths.ern() },
  ];
  return (
    <div className="doc-article">
      <Seo
        title={`${name}: ERN ${kind}`}
        description={description}
        path={path}
        markdown={paths.markdown(path)}
        pictureOf={paths.ern()}
        section="ERN reference"
        jsonLd={[breadcrumbList([...above, { label: name, path }])]}
      />
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
