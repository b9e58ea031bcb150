import type { Operations } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { PathAnswer } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { RedirectTable } from "#db/schema.ts";
import { slugify } from "#db/slugify.ts";
import { kindNames, kinds, pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { forgetFound } from "./found-paths.server.ts";
import * as store from "./redirects.store.server.ts";
import type { Address, addressEndpoints } from "./redirects-contract.ts";
import { readFormer } from "./slugs.server.ts";

export const redirectsTag = "redirects";
const maxRedirects = 5000;
const maxPathLength = 300; // characters
const suggested = 5;

/** A path as redirects store it: decoded, without a trailing slash. Undefined for an invalid one. */
export function plainPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path.split(/[?#]/, 1)[0] ?? "").normalize("NFC");
    const plain = decoded.length > 1 ? decoded.replace(/\/+$/, "") : decoded;
    const isPath = /^\/[^/\\]/u.test(plain) && !/[\\\p{Cc}\p{Cs}]/u.test(plain);
    return isPath && plain.length <= maxPathLength ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** The targets of redirects by path, read again when one changes on any node. */
export function openRedirects(db: Database) {
  let read: Promise<Map<string, string>> | undefined;
  const stop = db.onChange((change) => {
    if (!change || [...change.gone, ...change.stale].includes(redirectsTag)) read = undefined;
  });
  return {
    stop,
    async find(path: string): Promise<string | undefined> {
      const plain = plainPath(path);
      if (plain === undefined) return undefined;
      if (!db.isListening()) read = undefined;
      read ??= store
        .everyRedirect(db.queries)
        .then((rows) => new Map(rows.map((row) => [row.path, row.target])));
      const redirects = await read.catch(() => {
        read = undefined;
        return new Map<string, string>();
      });
      return redirects.get(plain);
    },
  };
}

export const addressOperations: Operations<typeof addressEndpoints> = {
  former: readFormer,
  async list(ctx, { view, q, order, page, limit }, { missingPaths }) {
    const { reader } = ctx.db;
    const slice = { q, order, limit, offset: (page - 1) * limit };
    if (view === "redirects") {
      const rows = await store.listRedirects(reader, slice);
      return pageOf(rows.map(addressOf), await store.countRedirects(reader, q), { page, limit });
    }
    await missingPaths.flush();
    await forgetFound(ctx);
    const rows = await store.listMissing(reader, slice);
    const items = rows.map(
      ({ path: _id, hits, lastAt: date }): Address => ({ _id, target: null, hits, date }),
    );
    return pageOf(items, await store.countMissing(reader, q), { page, limit });
  },
  /** Documents that share words with the last part of the path. */
  async suggest(ctx, { path }) {
    const last = plainPath(path)?.split("/").at(-1) ?? "";
    const words = slugify(last.replace(/\.\w+$/, ""))
      .split("-")
      .filter((word) => word.length > 2);
    const longestWords = words.toSorted((one, other) => other.length - one.length).slice(0, 3);
    const found = new Map<string, { title: string; path: string; score: number }>();
    for (const kind of kindNames) {
      const { table } = kinds[kind];
      for (const word of longestWords) {
        for (const { id: _id, slug, title } of await store.slugsWith(ctx.db.reader, table, ctx.now, word)) {
          const own = new Set((slug ?? "").split("-"));
          const common = [...new Set(words)].filter((each) => own.has(each)).join("").length;
          const target = pathOf(kind, { _id, slug });
          found.set(target, { title, path: target, score: common - own.size / 100 });
        }
      }
    }
    const best = [...found.values()].sort((one, other) => other.score - one.score).slice(0, suggested);
    return best.map(({ title, path }) => ({ title, path }));
  },
  async save(ctx, { before, ...input }, { answerAt }) {
    const path = fromPath(input.path);
    const target = toTarget(input.target, ctx.site.url);
    const isTaken = async (queries: Queries) =>
      (await store.everyRedirect(queries)).some((row) => row.path === path);
    if (!(await isTaken(ctx.db.queries))) refuseUsed(path, await answerAt(path));
    return ctx.write(async (queries, invalidate) => {
      await ctx.db.engine.lockName(queries, redirectsTag); // two at once could form a loop
      await checkCircle(queries, path, target, before);
      if (before !== path && (await isTaken(queries)))
        throw fieldError("path", m.adminAddresses.alreadyRedirected());
      if (before === undefined) {
        if ((await store.countRedirects(queries)) >= maxRedirects)
          throw fieldError("path", m.adminAddresses.tooMany({ maxRedirects }));
        await store.addRedirect(queries, { path, target, createdAt: ctx.now, creatorId: ctx.actor.id });
      } else if (!(await store.changeRedirect(queries, before, { path, target }))) {
        throw new AppError("not_found", m.adminAddresses.redirectGone());
      }
      await store.remove(queries, "missingPaths", [path]);
      invalidate(redirectsTag);
      return addressOf({ path, target, createdAt: ctx.now });
    });
  },
  remove: (ctx, { ids }) =>
    ctx.write(async (queries, invalidate) => {
      invalidate(redirectsTag);
      return { ids: await store.remove(queries, "redirects", ids) };
    }),
  dismiss: (ctx, { ids }) =>
    ctx.write(async (queries) => ({ ids: await store.remove(queries, "missingPaths", ids) })),
};

function addressOf({ path, target, createdAt }: Omit<RedirectTable, "creatorId">): Address {
  return { _id: path, target, hits: null, date: createdAt };
}

function fromPath(sent: string): string {
  const trimmed = sent.trim();
  const path = plainPath(trimmed.startsWith("/") ? trimmed : `/${trimmed}`);
  if (path === undefined) throw fieldError("path", m.adminAddresses.pathInvalid());
  return path;
}

/** A path of this site, or a URL of another one. */
function toTarget(sent: string, origin: string): string {
  const text = sent.trim();
  const msg = m.adminAddresses.targetInvalid();
  if (/[\p{Cc}\p{Cs}\\\s]/u.test(text) || text.startsWith("//")) throw fieldError("target", msg);
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isUrl = /^https?:\/\//i.test(text);
  if (!url || !(isUrl || text.startsWith("/")) || url.username || url.password)
    throw fieldError("target", msg);
  const isHere = url.origin === new URL(origin).origin;
  if (isHere && url.pathname.startsWith("//")) throw fieldError("target", msg); // of another site
  return isHere ? url.pathname + url.search + url.hash : url.href;
}

/** Redirects apply only where the site would show that there is no page. */
function refuseUsed(path: string, { status, isPage, location }: PathAnswer): void {
  if (isPage && (status === 404 || status === 410)) return;
  if (/^\/api(\/|$)/.test(path)) throw used(m.adminAddresses.belongsToApi());
  if (status === 503) throw fieldError("path", m.adminAddresses.unavailable(), "unavailable");
  if (location) throw used(m.adminAddresses.leadsElsewhere({ location }));
  if (isPage) throw used(m.adminAddresses.hasPage());
  if (status === 200) throw used(m.adminAddresses.hasFile());
  throw used(m.adminAddresses.usedBySite());
}

function used(reason: string): AppError {
  return fieldError("path", `${reason} ${m.adminAddresses.neverUsed()}`);
}

/** Throws if the target leads back to the path. */
async function checkCircle(queries: Queries, path: string, target: string, before?: string): Promise<void> {
  const redirects = new Map((await store.everyRedirect(queries)).map((row) => [row.path, row.target]));
  if (before !== undefined) redirects.delete(before);
  let next: string | undefined = target;
  for (let hops = 0; next !== undefined && hops <= redirects.size; hops += 1) {
    const at: string | undefined = next.startsWith("/") ? plainPath(next) : undefined;
    if (at === path && hops === 0) throw fieldError("target", m.adminAddresses.leadsToItself());
    if (at === path) throw fieldError("target", m.adminAddresses.loop());
    next = at === undefined ? undefined : redirects.get(at);
  }
}
