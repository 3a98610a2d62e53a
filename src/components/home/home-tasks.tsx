import { paths } from "../../utils/paths";
import type { HomeTasksClass } from "./home-tasks-styles";

const tasks = [
  {
    title: "Parse",
    text: "Read an ERN message into a graph or flat model, or go through its releases and recordings one by one.",
    links: [
      { label: "How the parser works", href: paths.doc("parser/overview") },
      { label: "Parser quick start", href: paths.doc("parser/quick-start") },
    ],
  },
  {
    title: "Build",
    text: "Write a message from releases and resources that you hold as objects, from JavaScript, Python or Rust.",
    links: [
      { label: "How the builder works", href: paths.doc("builder/overview") },
      { label: "Builder quick start", href: paths.doc("builder/quick-start") },
    ],
  },
  {
    title: "Know what to expect",
    text: "The docs tell working parts from partial ones and placeholders, and a mark on each sample says how far it was checked.",
    links: [
      { label: "What works today", href: paths.doc("intro") },
      { label: "Use cases", href: paths.doc("use-cases") },
      { label: "How the samples are checked", href: paths.doc("verification") },
    ],
  },
];

/** What a reader can do with the toolkit, and where it is described. */
export const HomeTasks = () => (
  <section aria-label="What it does" className={"home-tasks" satisfies HomeTasksClass}>
    {tasks.map(({ title, text, links }) => (
      <div key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
