import type { Context } from "#core/context.ts";

/**
 * Counts an email to an address that nobody has proved to be theirs: the mail servers of others blame the site for what
 * strangers make it send. Throws if there were too many, from wherever they were asked for.
 */
export async function countStranger({ limits }: Pick<Context, "limits">, eventId?: string): Promise<void> {
  if (eventId) await limits.count("emails to strangers of an event", eventId);
  await limits.count("emails to strangers", "site");
}

// They ignore dots, and have one inbox under two domains.
const gmail = /^(.*)@(?:gmail|googlemail)\.com$/;

/** The inbox of an address: most providers deliver ada+anything@example.org to ada@example.org. */
export function inboxOf(emailKey: string): string {
  const untagged = emailKey.replace(/\+.*@/, "@");
  const [, name] = gmail.exec(untagged) ?? [];
  return name === undefined ? untagged : `${name.replaceAll(".", "")}@gmail.com`;
}
