import type { Visit } from "./context.ts";
import { Refusal } from "./errors.ts";

/** The actor, who must have signed in. */
export function signedIn(visit: Visit): NonNullable<Visit["actor"]> {
  if (!visit.actor) throw new Refusal("no sign-in", "Please log in");
  return visit.actor;
}

/** The actor, who must be an admin. */
export function admin(
  visit: Visit,
  message = "Only administrators can do this.",
): NonNullable<Visit["actor"]> {
  const actor = signedIn(visit);
  if (actor.role !== "admin") throw new Refusal("not allowed", message);
  return actor;
}
