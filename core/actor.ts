import { m } from "#messages";
import type { AdminContext, Context } from "./context.ts";
import { AppError } from "./errors.ts";

export function isAdmin(ctx: Context): ctx is AdminContext {
  return ctx.actor?.role === "admin";
}

/** Throws `unauthorized` or `forbidden`. */
export function checkAccess({ actor }: Pick<Context, "actor">, access: "anyone" | "members" | "admins") {
  if (access === "anyone") return;
  if (!actor) throw new AppError("unauthorized", m.errors.pleaseLogIn());
  if (access === "admins" && actor.role !== "admin") {
    throw new AppError("forbidden", m.errors.onlyAdministrators());
  }
}
