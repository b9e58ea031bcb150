import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#core/services.ts";
import { answerOai } from "#features/catalogues/oai/oai.server.ts";
import type { Admission } from "./http/admission.ts";
import { clientKeyFor } from "./http/client-key.ts";
import { compressAnswers } from "./http/compression.ts";
import { contextFor } from "./services.ts";

const maxBodyLength = 8192; // bytes

/** The Open Archives protocol, by which library catalogues harvest what the institute has published. */
export async function oaiRoute(app: FastifyInstance, services: Services, admission: Admission) {
  await app.register(async (oai) => {
    compressAnswers(oai);
    oai.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxBodyLength },
      (_request, body, done) => done(null, body),
    );
    oai.get("/oai", (request, reply) =>
      answer(request, reply, new URL(request.url, services.site.url).search),
    );
    oai.post("/oai", (request, reply) => answer(request, reply, String(request.body ?? "")));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, sent: string): Promise<FastifyReply> {
    const clientKey = clientKeyFor(request.ip);
    const ctx = contextFor(services, null, { clientKey });
    // The signal of a POST aborts as soon as its body is read.
    const gone = request.method === "POST" ? {} : { signal: request.signal };
    const client = { key: clientKey, isMember: false, ...gone };
    const body = await admission.run(client, () => answerOai(ctx, [...new URLSearchParams(sent)]));
    return reply.type("text/xml; charset=utf-8").header("cache-control", "no-cache").send(body);
  }
}
