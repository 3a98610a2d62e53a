import { render as renderWithTestingLibrary } from "@testing-library/react";
import type { RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { ThemeUIProvider } from "theme-ui";

import { theme } from "../theme";

/** Renders an element inside the site's theme. */
export const render = (element: ReactElement): RenderResult =>
  renderWithTestingLibrary(element, {
    wrapper: ({ children }) => <ThemeUIProvider theme={theme}>{children}</ThemeUIProvider>,
  });
