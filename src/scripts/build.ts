import { ensureBuild } from "./build/ensure-build";

void ensureBuild();
