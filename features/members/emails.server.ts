import type { Context } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import { m } from "#messages";

/** Equal for two spellings of the same address. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

const changes = {
  password: m.members.passwordChanged,
  admin: m.members.nowAdmin,
  member: m.members.noLongerAdmin,
  disabled: m.members.accountDisabled,
  enabled: m.members.accountEnabled,
  appointed: m.members.appointed,
};

/** Tells members about a change of their account, in case somebody else made it. Part of the change's transaction. */
export async function notify(ctx: Context, queries: Queries, userId: string, change: keyof typeof changes) {
  const detail = JSON.stringify({ change });
  await queueEmail(ctx, queries, { recipient: userId, userId, batch: newId(), kind: "account", detail });
}

type Account = { email: string; name: string };

export function changeEmail(site: Context["site"], account: Account, detail: string): Email {
  const { change }: { change: keyof typeof changes } = JSON.parse(detail);
  const { name } = site;
  const heading = m.members.accountChanged({ site: name });
  const isOpen = change !== "disabled";

  return {
    to: account.email,
    subject: heading,
    content: {
      heading,
      greeting: greetingTo(account.name, { proved: true }),
      paragraphs: [changes[change](), isOpen ? m.members.unexpectedPassword() : m.members.unexpected()],
      button: isOpen ? { text: m.members.chooseNew(), url: appUrl(site, "/forgot-password") } : undefined,
      reason: m.members.accountReason({ site: name }),
    },
  };
}
