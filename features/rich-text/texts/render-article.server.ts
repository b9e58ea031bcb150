import type { Context } from "#core/context.ts";
import { isLong } from "#core/text-weight.ts";
import { frameAt } from "#features/embeds/frames.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { deepOf } from "#features/settings/palette.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import { readGalleries, readMaterial } from "../render/material.server.ts";
import { referencesOf, renderFeedTree, renderTree } from "../render/render-tree.server.ts";
import { withFileAlts } from "./alternative-texts.server.ts";
import { readText } from "./texts.server.ts";

/** As a page shows it. The files of charts are below `address`, if there is one. */
export async function renderContent(ctx: Context, content: string, language = "", address?: string) {
  const { url: origin, peertubeHosts, embedHosts, appearance, timeZone } = ctx.site;
  const chartLanguage = language || ctx.site.language;
  const embeds = { peertubeHosts, embedHosts, deep: deepOf(appearance) };
  const options = { origin, embeds, timeZone, language, chartLanguage, address };
  const member = ctx.actor?.id;
  const tree = isLong(content) ? undefined : parseArticle(content);
  const references = tree
    ? referencesOf(tree, chartLanguage)
    : await readText("references", content, chartLanguage, member);
  for (const address of references.frames) {
    const frame = frameAt(address, embedHosts);
    if (frame) ctx.allowFrame(`https://${frame.host}`);
  }
  const material = await readMaterial(ctx, references);
  const shown = { ...options, material };
  return tree ? renderTree(tree, shown) : readText("render", content, shown, member);
}

/** For feed readers: links are absolute. `address` is the URL of the article. */
export async function renderForFeed(ctx: Context, content: string, address: string, language = "") {
  const origin = ctx.site.url;
  const { queries } = ctx.db;
  const chartLanguage = language || ctx.site.language;
  const html = await withFileAlts(content, { queries, origin });
  const tree = isLong(html) ? undefined : parseArticle(html);
  const references = tree
    ? referencesOf(tree, chartLanguage)
    : await readText("references", html, chartLanguage);
  const files = await fileLinks(queries, references.files);
  const galleries = await readGalleries(ctx, references.galleries);
  const options = { origin, address, language, chartLanguage, material: { galleries, files } };
  return tree ? renderFeedTree(tree, options) : readText("renderForFeed", html, options);
}
