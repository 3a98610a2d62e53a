import { homeJobs } from "../../config/home-jobs";
import { Icon } from "../parts/icon";
import type { HomeClass } from "./home-stylesheet";
import { HomeSection } from "./home-section";

/** What readers come for, each job with its guide. */
export const HomeJobs = () => (
  <HomeSection title="I have an ERN and want to …" along={60}>
    <ul className={"home-jobs" satisfies HomeClass}>
      {homeJobs.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href}>
            <strong>
              … {label}
              <Icon name="arrow-right" />
            </strong>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </HomeSection>
);
