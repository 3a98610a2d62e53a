export { render } from "@testing-library/react";
