import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { openAdmission, uncachedWork } from "#server/http/admission.ts";
import { makeLogger } from "#server/services.ts";
import { fixture, openSite } from "#test/harness.ts";

/** A site whose renders the test controls. */
export type HeldPages = {
  url: string;
  app: FastifyInstance;
  /** The renders that are running. */
  rendering: { path: string; finish(): void }[];
  close(): Promise<void>;
};

export function useHeldPages(options: { size?: number } = {}): HeldPages {
  return fixture(
    () => openHeldPages(options),
    (pages) => pages.close(),
  );
}

async function openHeldPages({ size = 100 }): Promise<HeldPages> {
  const rendering: HeldPages["rendering"] = [];
  const site = await openSite({ filled: false });
  const app = await buildApp(site.services, {
    logger: makeLogger("silent"),
    trustProxy: true,
    openMetrics: false,
    clientDir: undefined,
    admission: openAdmission({
      ...uncachedWork(),
      maxWait: Number.POSITIVE_INFINITY,
      rest: async () => {},
    }),
    renderer: async () => (request) =>
      new Promise((resolve) => {
        const path = new URL(request.url).pathname;
        const pieces = [{ html: path.padEnd(size), isKept: false }];
        const page = { status: 200, headers: new Headers(), pieces, data: "" };
        rendering.push({ path, finish: () => resolve(page) });
      }),
  });
  const url = await app.listen({ port: 0 });
  return {
    url,
    app,
    rendering,
    async close() {
      const finishing = setInterval(() => rendering.shift()?.finish(), 1);
      await app.close();
      clearInterval(finishing);
      await site.close();
    },
  };
}
