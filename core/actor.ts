import type { Context } from "./context.ts";
import { AppError } from "./errors.ts";

/** The actor, who must have signed in. */
export function signedIn(ctx: Context): NonNullable<Context["actor"]> {
  if (!ctx.actor) throw new AppError("unauthorized", "Please log in");
  return ctx.actor;
}

/** The actor, who must be an admin. */
export function admin(
  ctx: Context,
  message = "Only administrators can do this.",
): NonNullable<Context["actor"]> {
  const actor = signedIn(ctx);
  if (actor.role !== "admin") throw new AppError("forbidden", message);
  return actor;
}
