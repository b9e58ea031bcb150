import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pages } from "#app/pages.ts";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { m } from "#messages";
import type { Admission } from "../http/admission.ts";
import { clientKeyFor } from "../http/client-key.ts";
import { pageAddress } from "./address.ts";
import { encodingFor, sendPage } from "./answer.ts";
import { preparePage } from "./page.ts";
import { type Renderer, renderPage } from "./render.ts";

const maxBodyLength = 64 * 1024; // bytes: five answers of a thousand letters take nine bytes each

type Options = {
  renderer(): Promise<Renderer>;
  /** Undefined in development. */
  admission: Admission | undefined;
};

/** Pages whose form browsers send without JavaScript: the page's action answers with a redirect, or with the errors. */
export async function formRoutes(app: FastifyInstance, services: Services, { renderer, admission }: Options) {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxBodyLength },
      (_request, body, done) => done(null, body),
    );
    for (const { path } of pages.filter(({ form }) => form)) forms.post(path, answer);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Else any site could send forms through the browsers of its readers, past the limits for each client.
    if (isForeign(request.headers, services.site.url)) throw new AppError("forbidden", m.errors.otherSite());
    const clientKey = clientKeyFor(request.ip);
    const address = pageAddress(request.originalUrl, services.site);
    const sent = { body: String(request.body ?? ""), clientKey };
    const render = async () =>
      renderPage(services, await renderer(), address, { strict: admission !== undefined, sent });
    const client = { key: clientKey, isMember: false };
    const rendered = await (admission ? admission.run(client, render) : render());
    const page = await preparePage(rendered, services, encodingFor(request.raw));
    reply.hijack();
    sendPage(page, request.raw, reply.raw);
    return reply;
  }
}

/** Browsers without Sec-Fetch-Site, and all browsers over plain HTTP, send the origin only. */
function isForeign(headers: FastifyRequest["headers"], siteUrl: string): boolean {
  const { "sec-fetch-site": from, origin, host } = headers;
  if (from !== undefined) return from === "cross-site";
  return origin !== undefined && ![host, new URL(siteUrl).host].includes(URL.parse(origin)?.host);
}
