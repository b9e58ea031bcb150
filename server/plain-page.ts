import { createHash } from "node:crypto";

const style = `:root{color-scheme:light dark;--ground:#fbfaf6;--ink:#17211d;--brand:#0e4a39;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#0f1513;--ink:#eceee9;--brand:#83cdaa;--on-brand:#0b1f18}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 "Source Sans",Arial,sans-serif}
main{max-width:34rem;padding:2rem;border-top:4px solid var(--brand)}
h1{margin:0 0 1rem;font:600 2.125rem/1.12 "Source Serif",Georgia,serif}
a{display:inline-block;margin-top:.5rem;padding:.6rem 1.2rem;border-radius:4px;background:var(--brand);color:var(--on-brand)}`;

export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that needs neither the app nor the database. */
export function plainPage(siteName: string, message: string): string {
  const name = escaped(siteName);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Temporarily unavailable | ${name}</title><style>${style}</style></head><body><main><p>${name}</p><h1>Temporarily unavailable</h1><p>${escaped(message)}</p><a href="">Try again</a></main></body></html>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
