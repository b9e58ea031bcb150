import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { day } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { addressIn, tagsOf } from "#core/site-languages.ts";
import { truncate } from "#core/truncate.ts";
import { brandOf } from "#features/institute/brand.server.ts";
import { iconsVersion } from "#features/institute/logo.server.ts";
import { m, messageLanguage } from "#messages";
import { element, xml } from "./xml.server.ts";

export async function robots({ site }: Context): Promise<Document> {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.url}/sitemap.xml`, ""];
  return { type: "text/plain; charset=utf-8", body: lines.join("\n") };
}

const securityTextLasts = 180 * day; // less than a year (RFC 9116, section 2.5.5)

/** Says where to report security problems (RFC 9116). Throws `not_found` if the institute has named no contact. */
export async function securityText({ site, now, expiresAt }: Context): Promise<Document> {
  const contact = site.securityContact ?? (site.sample ? "" : site.contact.email);
  if (!contact) throw new AppError("not_found", m.feeds.noSecurityContact());
  const today = Date.parse(now.slice(0, 10));
  expiresAt(new Date(today + day).toISOString()); // so that the file is made anew each day
  const lines = [
    `Contact: ${/^\w+:/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + securityTextLasts).toISOString()}`,
    `Preferred-Languages: ${[...new Set([...tagsOf(site), messageLanguage()])].join(", ")}`,
    ...(site.url.startsWith("https:") ? [`Canonical: ${site.url}/.well-known/security.txt`] : []),
  ];
  return { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n` };
}

/** Lets browsers search the site from their address bar (https://github.com/dewitt/opensearch). */
export async function openSearch({ site, language }: Context): Promise<Document> {
  const { name, url } = site;
  const elements = [
    element("ShortName", truncate(name, 15)), // at most 16 characters
    element("LongName", truncate(name, 47)),
    element("Description", m.feeds.searchSite({ name })),
    `<Url type="text/html" template="${xml(`${url}${addressIn(site, language, "/search")}?q={searchTerms}`)}"/>`,
    `<Image width="48" height="48" type="image/x-icon">${xml(`${url}/favicon.ico`)}</Image>`,
    element("Language", language),
    "<InputEncoding>UTF-8</InputEncoding>",
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${elements.join("")}</OpenSearchDescription>\n`;
  return { type: "application/opensearchdescription+xml; charset=utf-8", body };
}

export async function manifest(ctx: Context, _: unknown, { media }: MediaServices): Promise<Document> {
  const { site } = ctx;
  const { deep } = await brandOf(ctx, media);
  const version = iconsVersion(site.appearance);
  const suffix = version && `?v=${version}`;
  const icon = (size: number, purpose: string) => ({
    src: `${purpose === "maskable" ? `/icon-maskable-${size}.png` : `/icon-${size}.png`}${suffix}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const body = JSON.stringify({
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#fbfaf6",
    theme_color: deep,
    icons: [
      ...(version ? [] : [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }]),
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  });
  return { type: "application/manifest+json; charset=utf-8", body };
}
