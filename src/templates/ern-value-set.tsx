import { counted } from "@ddex-suite/ern/text/counted";
import { graphql, type PageProps } from "gatsby";

import { ErnPage } from "../components/ern/ern-page";
import { ErnValues } from "../components/ern/ern-values";
import { paths } from "../utils/paths";
import { versionsSentence } from "../utils/version-mark";

const ErnValueSetTemplate = ({ data }: PageProps<Queries.ErnValueSetTemplateQuery>) => {
  const { ernValueSet } = data;
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, versions, users, values } = ernValueSet;
  const hasMeanings = values.some(({ meaning }) => meaning !== null);
  return (
    <ErnPage
      name={name}
      kind="value set"
      path={path}
      description={`The ${counted(values.length, "value")} of ${name} in ERN${hasMeanings ? ", what they mean," : ""} and the versions that have them.`}
    >
      <p>
        Values of{" "}
        {users.map((user, index) => {
          const [element = "", attribute] = user.split("/@");
          return (
            <span key={user}>
              {index > 0 && ", "}
              {attribute && `${attribute} of `}
              <a href={paths.ernElement(element)}>{element}</a>
            </span>
          );
        })}
        . {versionsSentence(versions, values)}
      </p>
      <ErnValues set={ernValueSet} />
    </ErnPage>
  );
};

export default ErnValueSetTemplate;

export const query = graphql`
  query ErnValueSetTemplate($id: String!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    ernValueSet(id: { eq: $id }) {
      name
      path
      versions
      users
      values {
        value
        group
        meaning
        versions
        deprecated
        elsewhere {
          versions
          codes {
            set
            value
          }
        }
      }
    }
  }
`;
