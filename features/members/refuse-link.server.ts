import { fieldError } from "#core/errors.ts";
import { hasLink } from "#core/has-link.ts";

/** Readers see the name of a member beside comments: it must not advertise. */
export function refuseLink(name: string): void {
  if (hasLink(name)) throw fieldError("name", "Please enter a name without a web or email address.");
}
