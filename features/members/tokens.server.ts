import { errors, jwtVerify, SignJWT } from "jose";
import type { Actor } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { SigningKeys } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import { addSession, findSessionUser } from "./sessions.store.server.ts";

const algorithm = "HS256";
const lifetime = 7 * 24 * 3600; // seconds
const accessLifetime = 6 * 3600; // seconds

/**
 * Opens a session and returns its token: a JWT signed with HS256 (RFC 7519), payload `{ user: { id } }`,
 * valid for seven days unless the session is revoked.
 */
export async function issueToken(db: Queries, [signingKey]: SigningKeys, userId: string, now: string) {
  const issued = Math.floor(Date.parse(now) / 1000);
  const id = newId();
  const expiresAt = new Date((issued + lifetime) * 1000).toISOString();
  await addSession(db, { id, userId, createdAt: now, expiresAt });
  const token = new SignJWT({ user: { id: userId } }).setProtectedHeader({ alg: algorithm }).setJti(id);
  return token
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetime)
    .sign(signingKey);
}

/**
 * Null without an `Authorization` header. The token only says the id; name and role are read from the
 * database. Throws unless the token is valid and its session open.
 */
export async function actorOf(
  db: Queries,
  signingKeys: SigningKeys,
  authorization: string | undefined,
  now: string,
): Promise<Actor | null> {
  if (authorization === undefined) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  const session = token ? await verified(token, signingKeys, { now, claim: "user" }) : undefined;
  const user = session ? await findSessionUser(db, now, session) : undefined;
  if (!user || !session) throw new AppError("unauthorized", m.members.logInAgain());
  return { ...user, session: session.id };
}

/**
 * What addresses of files carry for members who may see what readers may not, because `<img>` and `<video>` send no
 * token. It opens nothing else, and ends with the session.
 */
export async function fileAccessOf([signingKey]: SigningKeys, { id, session }: Actor, now: string) {
  const expires = Math.floor(Date.parse(now) / 1000) + accessLifetime;
  const token = new SignJWT({ files: id }).setProtectedHeader({ alg: algorithm }).setJti(session);
  return token.setExpirationTime(expires).sign(signingKey);
}

/** Undefined unless `access` is valid and its session is open. */
export async function actorOfFileAccess(db: Queries, signingKeys: SigningKeys, access: string, now: string) {
  const session = await verified(access, signingKeys, { now, claim: "files" });
  const user = session && (await findSessionUser(db, now, session));
  return user && { ...user, session: session.id };
}

type Expected = { now: string; claim: "user" | "files" };

/** Undefined unless one of the keys has signed it, and it is valid. */
async function verified(token: string, signingKeys: SigningKeys, { now, claim }: Expected) {
  for (const key of signingKeys) {
    try {
      const { payload } = await jwtVerify<{ user?: { id?: unknown }; files?: unknown }>(token, key, {
        algorithms: [algorithm],
        currentDate: new Date(now),
        requiredClaims: ["exp", "jti"],
      });
      const userId = claim === "user" ? payload.user?.id : payload.files;
      return typeof userId === "string" && payload.jti ? { id: payload.jti, userId } : undefined;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  return undefined;
}
