import { emailsIn, tokenIn } from "#test/formats/emails.ts";
import { type Answer, type Caller, callerOf, type ReleaseSite } from "../site.ts";
import { picture } from "./library.ts";

export const password = "the long way round";

/** A member who can log in, and what they call with their token. */
export type Somebody = Caller & { id: string; email: string };
export type Members = Record<"ada" | "vera" | "ruth" | "noor" | "dora" | "fred", Somebody>;

export type Filling = {
  site: ReleaseSite;
  /** The data folder. */
  folder: string;
  later(minutes: number): void;
};

/** The first administrator by the setup link, and members in every state. */
export async function addMembers({ site, folder }: Filling): Promise<Members> {
  const anyone = callerOf(site);
  const [, token = ""] = /\/setup#(\S+)/.exec(site.announced) ?? [];
  await anyone.send("POST /api/setup", {
    token,
    name: "Institute of the Path",
    language: "en",
    timeZone: "Europe/Lisbon",
    keepSample: false,
    admin: { name: "Ada Admin", email: "ada@example.org", password },
  });
  const ada = await logIn(site, "ada@example.org");

  async function join(name: string, email: string, { isVerified = true } = {}): Promise<Somebody> {
    await anyone.send("POST /api/users/register", { name, email, password });
    if (isVerified) {
      site.services.emails.wake();
      await site.services.emails.idle();
      const sent = emailsIn(folder).find(({ to, text }) => to === email && tokenIn({ text }, "verify-email"));
      await anyone.send("POST /api/auth/verify-email", { token: tokenIn(sent, "verify-email") });
    }
    return logIn(site, email);
  }

  const vera = await join("Vera Second", "vera@example.org");
  const ruth = await join("Ruth Reader", "ruth@example.org");
  const noor = await join("نور 🌿 <b>O’Neil</b> & Söhne", "noor@example.org");
  const dora = await join("Dora Disabled", "dora@example.org");
  const fred = await join("Fred Former", "fred@example.org");
  await join("Ulla Unverified", "ulla@example.org", { isVerified: false });
  await ada.send(`PUT /api/members/${vera.id}`, { role: "admin" });
  const { imageUrl } = await ruth.upload<{ imageUrl: string }>("POST /api/users/upload-profile-image", {
    image: await picture("ruth.jpg", "#3366aa"),
  });
  await ruth.send("PUT /api/users/profile", {
    bio: "Reads by the river.\n\nأقرأ كل صباح 📖",
    avatar: imageUrl,
  });
  return { ada, vera: await logIn(site, vera.email), ruth, noor, dora, fred };
}

/** Ends the accounts that readers know as disabled and former. */
export async function endAccounts({ ada, dora, fred }: Members): Promise<void> {
  await ada.send(`PUT /api/members/${dora.id}`, { disabled: true });
  await fred.send("POST /api/users/delete-account", { password, comments: "keep" });
}

export async function logIn(site: Pick<ReleaseSite, "fetch">, email: string): Promise<Somebody> {
  const { token, user } = await callerOf(site).send<{ token: string; user: Answer }>("POST /api/auth/login", {
    email,
    password,
  });
  return { ...callerOf(site, token), id: user._id, email };
}
