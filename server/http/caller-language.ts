import type { FastifyRequest } from "fastify";
import type { Site } from "#core/context.ts";
import { inLanguage, messageLanguage, messageLanguageFor, messageLanguages } from "#messages";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of messages at the address. Set for the API. */
    addressLanguage?: string;
  }
}

type Done = () => void;

/**
 * A hook that runs what follows with messages for the caller. It is needed again once the actor is known, and once a body
 * was read, which ends the language.
 */
export function speakToCaller(site: () => Pick<Site, "language">) {
  return (request: FastifyRequest, _: unknown, done: Done): void => {
    request.addressLanguage ??= messageLanguage();
    inLanguage(callerLanguage(request, site()), done);
  };
}

/**
 * The language of errors and confirmations: that of the address if it names one, or of the site's own page that calls; for
 * other callers that of the account, or the first of `Accept-Language` with messages, or the site's.
 */
export function callerLanguage(
  { headers, actor, addressLanguage = messageLanguage() }: FastifyRequest,
  site: Pick<Site, "language">,
): string {
  const isNamed = addressLanguage !== messageLanguageFor(site.language);
  if (isNamed || headers["sec-fetch-site"] === "same-origin") return addressLanguage;
  return actor?.language || accepted(headers["accept-language"]) || addressLanguage;
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
