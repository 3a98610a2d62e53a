import { counted } from "@ddex-suite/ern/text/counted";
import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";

import { ErnPage } from "../components/ern/ern-page";
import { ErnTable } from "../components/ern/ern-table";
import { paths } from "../utils/paths";

type ValueSet = NonNullable<Queries.ErnValueSetTemplateQuery["ernValueSet"]>;

interface VersionsProps extends Pick<ValueSet, "name"> {
  all: ValueSet["versions"];
  value: ValueSet["values"][number];
}

/** The versions that have a value, then how others say it: by another code, or by the same one in another set. */
const Versions = ({ name, all, value: { value, versions, elsewhere } }: VersionsProps) => (
  <>
    {versions.length === all.length && elsewhere.length === 0 ? "all" : versions.join(", ")}
    {elsewhere.map((alternative) => (
      <div key={alternative.versions.join()}>
        {alternative.versions.join(", ")}:{" "}
        {alternative.codes.map((code, index) => (
          <Fragment key={code.set}>
            {index > 0 && ", "}
            {code.value !== value && <code>{code.value}</code>}
            {code.set !== name && (
              <>
                {" "}
                in <a href={paths.ernValueSet(code.set)}>{code.set}</a>
              </>
            )}
          </Fragment>
        ))}
      </div>
    ))}
  </>
);

const ErnValueSetTemplate = ({ data }: PageProps<Queries.ErnValueSetTemplateQuery>) => {
  const { ernValueSet } = data;
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, versions: all, users, values } = ernValueSet;
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
        . {all.length > 1 ? "Versions" : "Version"} of ERN: {all.join(", ")}.
      </p>
      <ErnTable
        label="Values"
        head={hasMeanings ? ["Value", "Meaning", "Versions"] : ["Value", "Versions"]}
        rows={values.map((value) => ({
          key: value.value,
          cells: [
            <>
              <code>{value.value}</code>
              {value.deprecated !== null && (
                <small> deprecated{value.deprecated && ` since ${value.deprecated}`}</small>
              )}
            </>,
            ...(hasMeanings ? [value.meaning] : []),
            <Versions name={name} all={all} value={value} />,
          ],
        }))}
      />
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
