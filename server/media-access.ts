import type { FastifyRequest } from "fastify";
import type { Actor } from "#core/context.ts";
import { isAppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { tagsOfUses } from "#features/media/alternative-texts.server.ts";
import { isServed, isUploadOf } from "#features/media/serving.store.server.ts";
import { mediaTag } from "#features/media/types/addresses.ts";
import { actorOf, actorOfFileAccess } from "#features/members/tokens.server.ts";
import { isAuthorWith } from "#features/publishing/access.server.ts";

export const policy = "default-src 'none'; sandbox"; // uploads can do nothing, even when opened directly
export const forEver = "public, max-age=31536000, immutable";

/**
 * The `Cache-Control` of a file that may be withdrawn or get a new version: caches keep it, and ask each time whether
 * they may use it. Undefined if the client may not have the file.
 */
export async function cachingFor(request: FastifyRequest, services: Services, id: string) {
  const { db, clock } = services;
  const now = clock().toISOString();
  if (await isServed(db.queries, now, id)) return "public, max-age=0, must-revalidate";
  const actor = await editorOf(request, services, now);
  return actor && (await worksWith(db.queries, actor, id)) ? "private, no-store" : undefined;
}

/** The header with the cache tags of a file that may be withdrawn: also those of the documents that decide it. */
export async function tagsOfFile(
  { db, sharedCaches }: Services,
  id: string,
): Promise<Record<string, string>> {
  if (!sharedCaches.tagged) return {};
  return sharedCaches.tagged([mediaTag(id), ...(await tagsOfUses(db.queries, id))]);
}

/** Administrators work with all files, others with their uploads and those of their articles. */
async function worksWith(queries: Queries, { id: userId, role }: Actor, id: string): Promise<boolean> {
  return (
    role === "admin" || (await isUploadOf(queries, userId, id)) || (await isAuthorWith(queries, userId, id))
  );
}

/** The member who sends a token, or a URL with `access`. */
async function editorOf(
  { headers: { authorization }, query }: FastifyRequest,
  { db: { queries }, signingKeys }: Pick<Services, "db" | "signingKeys">,
  now: string,
): Promise<Actor | null | undefined> {
  const { access } = query as { access?: unknown };
  if (typeof access === "string") return actorOfFileAccess(queries, signingKeys, access, now);
  return actorOf(queries, signingKeys, authorization, now).catch((error) => {
    if (isAppError(error)) return null; // an expired token is like none
    throw error;
  });
}
