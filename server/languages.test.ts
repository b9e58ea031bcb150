import { expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

const site = useSite();
const admin = useBearer(site);

async function html(path: string): Promise<string> {
  return (await site.fetch(path)).text();
}

it("a site speaks its language, with the scripts that have its texts", async () => {
  expect(await html("/login")).toContain("Forgot password?");
  await changeSettings(site, admin, "institute", { language: "fr-CA" });
  const login = await html("/login");
  expect(login).toContain('<html lang="fr-CA"');
  expect(login).toContain("Mot de passe oublié");
  expect(login).not.toMatch(/\/assets\/(login|shared)-/);
  const [script = ""] = /\/assets\/fr\/login-[\w-]+\.js/.exec(login) ?? [];
  expect(await html(script)).toContain("Mot de passe oublié");
  expect(await html("/events")).toMatch(
    /\d+ (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) 20\d\d/,
  );
  const refused = await site.call("POST /api/auth/login", { email: "", password: "" });
  expect(JSON.stringify(refused.body)).toMatch(/adresse e-mail/i);
  const broken = { image: blob((await somePicture()).subarray(0, 200)), alt: "" };
  const line = "POST /api/blogs/upload/wysiwyg-image";
  const unread = await sendForm<{ msg: string }>(site, line, broken, admin);
  expect(unread.body.msg).toContain("une image au format JPEG"); // says the process that decodes pictures
});

it("pages in Arabic run from the right", async () => {
  await changeSettings(site, admin, "institute", { language: "ar" });
  expect(await html("/login")).toContain('<html lang="ar" dir="rtl"');
});

it("a language without messages has English ones, marked as such", async () => {
  await changeSettings(site, admin, "institute", { language: "de", tagline: "Wege zählen" });
  const home = await html("/");
  expect(home).toContain('<html lang="en"');
  expect(home).toMatch(/<p lang="de" dir="auto"[^>]*>Wege zählen</);
});
