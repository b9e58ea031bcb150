import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, stop } from "./launch.ts";
import { type RunningSite, siteAt, test } from "./site.ts";

type FirstStart = { folder: string; link: string };

/** A site on its first start: with the sample institute, without an administrator. */
export const newSite = test.extend<object, { start: FirstStart; site: RunningSite }>({
  start: [
    async ({ filled }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "footpath-journey-"));
      const { child, url: link } = await launch(folder, filled, { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
      await use({ folder, link });
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  site: [
    async ({ start: { folder, link } }, use) => use(siteAt(folder, new URL(link).origin)),
    { scope: "worker" },
  ],
});

export const account = { name: "Ana Prior", email: "ana@quay.example", password: "nine herons upstream" };
