import type { FastifyRequest } from "fastify";
import type { Site } from "#core/context.ts";
import { inLanguage, messageLanguages } from "#messages";

type Done = () => void;

/**
 * A hook that runs what follows with messages for the caller. It is needed again once the actor is known, and once a body
 * was read, which ends the language.
 */
export function speakToCaller(site: () => Pick<Site, "language">) {
  return (request: FastifyRequest, _: unknown, done: Done): void => {
    inLanguage(callerLanguage(request, site()), done);
  };
}

/**
 * The language of errors and confirmations: that of the address if it names one, or of the site's own page that calls; for
 * other callers that of the account, or the first of `Accept-Language` with messages, or the site's.
 */
export function callerLanguage(
  { headers, actor, raw }: FastifyRequest,
  site: Pick<Site, "language">,
): string {
  const { prefix = "", shown = site.language } = raw.language ?? {};
  if (prefix || headers["sec-fetch-site"] === "same-origin") return shown;
  return actor?.language || accepted(headers["accept-language"]) || shown;
}

/** Those of equal weight are in the order of the header (RFC 9110, 12.5.4). */
function accepted(header = ""): string | undefined {
  const ranges = header.split(",").map((range) => {
    const [tag = "", ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    return { language: tag.split("-", 1)[0] ?? "", weight: Number(weight) };
  });
  return ranges
    .filter(({ language, weight }) => weight > 0 && messageLanguages.includes(language))
    .sort((one, other) => other.weight - one.weight)[0]?.language;
}
