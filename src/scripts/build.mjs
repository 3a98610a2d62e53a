import { ensureBuild } from "./ensure-build.mjs";

await ensureBuild();
