import { createHash } from "node:crypto";
import type { Site } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import { pick } from "#core/pick.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { type Scheme, styleOf } from "#features/settings/style.ts";
import { m } from "#messages";

const rules = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--color-ground);color:var(--color-ink);font:1.0625rem/1.6 "Source Sans",Arial,sans-serif}
main{max-width:34rem;padding:2rem;border-top:4px solid var(--color-brand)}
h1{margin:0 0 1rem;font:600 2.125rem/1.12 "Source Serif",Georgia,serif}
a{display:inline-block;margin-top:.5rem;padding:.6rem 1.2rem;border-radius:4px;background:var(--color-brand);color:var(--color-on-brand)}`;

/** A page that needs neither the app nor the database, in the colours of the site, and its security policy. */
export function plainPage(site: Site, message: string): { html: string; policy: string } {
  const name = escaped(site.name);
  const style = coloursOf(site) + rules;
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(m.errors.temporarilyUnavailableTitle({ site: site.name }))}</title><style>${style}</style></head><body><main><p>${name}</p><h1>${escaped(m.errors.temporarilyUnavailable())}</h1><p>${escaped(message)}</p><a href="">${escaped(m.common.tryAgain())}</a></main></body></html>`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function coloursOf({ appearance }: Site): string {
  const own = paletteOf(appearance);
  const used = (scheme: Scheme) =>
    pick({ ...standard[scheme], ...own?.[scheme] }, ["ground", "ink", "brand", "on-brand"]);
  return styleOf({ light: used("light"), dark: used("dark") });
}
