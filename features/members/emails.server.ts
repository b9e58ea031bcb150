import type { Context } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import { greetingTo } from "#features/emails/words.ts";

/** Equal for two spellings of the same address. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

const changes = {
  password: "The password of your account was changed. You are signed out on other devices.",
  admin:
    "You are now an administrator: you can publish, edit and delete everything. You are signed out everywhere.",
  member: "Your account is no longer an administrator's. You are signed out everywhere.",
  disabled: "Your account was disabled by an administrator. You cannot log in.",
  enabled: "Your account was enabled again. You can log in.",
  appointed:
    "The operator of the site has made you an administrator and set a new password. You are signed out everywhere.",
};

/** Tells members about a change of their account, in case somebody else made it. Part of the change's transaction. */
export async function notify(ctx: Context, queries: Queries, userId: string, change: keyof typeof changes) {
  const detail = JSON.stringify({ change });
  await queueEmail(ctx, queries, { recipient: userId, userId, batch: newId(), kind: "account", detail });
}

type Account = { email: string; name: string };

export function changeEmail({ name, url }: Context["site"], account: Account, detail: string): Email {
  const { change }: { change: keyof typeof changes } = JSON.parse(detail);
  const heading = `Your account at ${name} was changed`;
  const isOpen = change !== "disabled";
  const advice = "If you did not expect this, write to the people who run the site";
  return {
    to: account.email,
    subject: heading,
    content: {
      heading,
      greeting: greetingTo(account.name, { proved: true }),
      paragraphs: [changes[change], isOpen ? `${advice}, and choose a new password at once.` : `${advice}.`],
      button: isOpen ? { text: "Choose a new password", url: `${url}/forgot-password` } : undefined,
      reason: `You get this email because you have an account at ${name}.`,
    },
  };
}
