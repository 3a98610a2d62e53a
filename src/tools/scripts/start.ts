import { ensureBuild } from "./build/ensure-build";
import { serveSite } from "./serve/serve-site";

const start = async (): Promise<void> => {
  await ensureBuild();
  await serveSite(process.env.PORT ?? "9000");
};

void start();
