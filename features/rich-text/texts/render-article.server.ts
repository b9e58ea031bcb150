import type { Context } from "#core/context.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
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
export function renderContent(ctx: Context, content: string, ofText = "", address?: string) {
  const language = ofText || ctx.site.language;
  return inLanguageOf(language, () => renderedContent(ctx, content, language, address));
}

async function renderedContent(ctx: Context, content: string, language: string, address?: string) {
  const { url: origin, peertubeHosts, embedHosts, appearance, timeZone } = ctx.site;
  const embeds = { peertubeHosts, embedHosts, deep: deepOf(appearance) };
  const options = { origin, embeds, timeZone, language, address };
  const member = ctx.actor?.id;
  const tree = isLong(content) ? undefined : parseArticle(content);
  const references = tree
    ? referencesOf(tree, language)
    : await readText("references", content, language, member);
  for (const address of references.frames) {
    const frame = frameAt(address, embedHosts);
    if (frame) ctx.allowFrame(`https://${frame.host}`);
  }
  const material = await readMaterial(ctx, references);
  const shown = { ...options, material };
  return tree ? renderTree(tree, shown) : readText("render", content, shown, member);
}

/** For feed readers: links are absolute. `address` is the URL of the article. */
export function renderForFeed(ctx: Context, content: string, address: string, ofText = "") {
  const language = ofText || ctx.site.language;
  return inLanguageOf(language, () => renderedForFeed(ctx, content, address, language));
}

async function renderedForFeed(ctx: Context, content: string, address: string, language: string) {
  const origin = ctx.site.url;
  const { queries } = ctx.db;
  const html = await withFileAlts(content, { queries, origin });
  const tree = isLong(html) ? undefined : parseArticle(html);
  const references = tree ? referencesOf(tree, language) : await readText("references", html, language);
  const files = await fileLinks(queries, references.files);
  const galleries = await readGalleries(ctx, references.galleries);
  const options = { origin, address, language, material: { galleries, files } };
  return tree ? renderFeedTree(tree, options) : readText("renderForFeed", html, options);
}
