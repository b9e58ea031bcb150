import type { Context } from "#core/context.ts";
import type { Email, Mailer } from "#core/services.ts";

/** Equal for two spellings of the same address. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** A failure is only logged. */
export function sendInBackground(ctx: Context, mailer: Mailer, email: Email): void {
  mailer.send(email).catch((error) => ctx.log.error(reasonOf(error), "an email was not sent"));
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

/** Tells members about a change of their account, in case somebody else made it. */
export function notify(ctx: Context, mailer: Mailer, to: string | null, change: keyof typeof changes): void {
  if (!to) return; // imported authors have no address
  const { name, url } = ctx.site;
  const text = `${changes[change]}

If you did not expect this, write to the people who run the site, and choose a new password at once:
${url}/forgot-password
`;
  sendInBackground(ctx, mailer, { to, subject: `Your account at ${name} was changed`, text });
}

/** Without the message: mail servers repeat the address in it. */
export function reasonOf(error: { code?: string; responseCode?: number; name?: string }) {
  return { reason: error.code ?? error.name, status: error.responseCode };
}
