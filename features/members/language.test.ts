import { beforeAll, describe, expect, it } from "vitest";
import { addEvent } from "#test/content/guests.ts";
import { decoded } from "#test/formats/emails.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { useMailServer } from "#test/servers/mail-server.ts";
import { changeSettings, changeTexts } from "#test/settings.ts";
import type { Member, MemberExport } from "./contract.ts";

const server = useMailServer();
const site = useSite(() => ({ env: { SMTP_URL: server.url } }));
const admin = useBearer(site);

const choose = (person: Person, language: string) =>
  site.call<Member & Refused>("PUT /api/users/profile", { language }, person.signedIn);

async function personWith(name: string, language: string): Promise<Person> {
  const person = await addPerson(site, name, { withPassword: true });
  expect((await choose(person, language)).body).toMatchObject({ language });
  return person;
}

/** The headers, the text and the HTML of the first email to an address. */
async function emailTo(address: string): Promise<string> {
  const find = () => server.emails.find(({ to }) => to.includes(address))?.text;
  await expect.poll(find).toBeDefined();
  return decoded(`content-transfer-encoding: quoted-printable\n\n${find()}`);
}

describe("a member's language", () => {
  it("is the site's until one with messages is chosen", async () => {
    const person = await addPerson(site, "Chooses");
    const read = async () =>
      (await site.call<Member>("GET /api/users/profile", undefined, person.signedIn)).body;
    expect((await read()).language).toBe("");
    for (const language of ["de", "fr-CA", "FR"]) {
      const { status, body } = await choose(person, language);
      expect([status, body.errors?.[0]?.path]).toEqual([400, "language"]);
    }
    await choose(person, "sw");
    expect((await read()).language).toBe("sw");
    await site.call("PUT /api/users/profile", { bio: "Walks." }, person.signedIn);
    expect((await read()).language).toBe("sw");
    await choose(person, "");
    expect((await read()).language).toBe("");
  });

  it("is exported, erased, and not shown to administrators", async () => {
    const person = await personWith("Leaves", "es");
    const exported = await site.call<MemberExport>("GET /api/users/export", undefined, person.signedIn);
    expect(exported.body.profile.language).toBe("es");
    const { body } = await site.call<Member[]>("GET /api/members?q=Leaves", undefined, admin);
    expect(body[0]).toMatchObject({ name: "Leaves" });
    expect(body[0]).not.toHaveProperty("language");
    await site.call("POST /api/users/delete-account", { password, comments: "keep" }, person.signedIn);
    const users = site.services.db.queries.selectFrom("users").select("language");
    expect(await users.where("id", "=", person.id).executeTakeFirst()).toBeUndefined();
  });

  it("is kept from the request that made the account", async () => {
    const body = { name: "Nova", email: "nova@example.org", password: "a long walk home" };
    await site.call("POST /api/users/register", body, { "accept-language": "pt-BR" });
    const email = await emailTo(body.email);
    expect(email).toContain("Content-Language: pt");
    expect(email).toContain("Confirme este endereço");
  });
});

describe("emails", () => {
  it("to a member are in their language, with the words of the site around them", async () => {
    const person = await personWith("Reads French", "fr");
    const body = { currentPassword: password, password: "a quite different one" };
    await site.call("POST /api/auth/change-password", body, person.signedIn);
    const email = await emailTo(person.email);
    expect(email).toContain("Content-Language: fr");
    expect(email).toContain('<html lang="fr"');
    expect(email).toContain(`${site.url}/fr/forgot-password`);
    expect(email).toContain("Le mot de passe de votre compte a été changé.");
    expect(email).not.toContain("The password");
  });

  it("are from the site by its name in that language, where it has one", async () => {
    const languages = ["fr", "es"].map((language) => ({ language, segments: [] }));
    await changeSettings(site, admin, "institute", { name: "Institute of Walks", languages });
    await changeTexts(site, admin, ["fr", "institute"], { name: "Institut du sentier" });
    const sent = async (language: string) => {
      const person = await personWith(`Forgets in ${language}`, language);
      await site.call("POST /api/auth/forgot-password", { email: person.email });
      return emailTo(person.email);
    };
    const french = await sent("fr");
    expect(french).toMatch(/^From: Institut du sentier </m);
    expect(french).toContain('<bdi lang="fr">Institut du sentier</bdi>');
    const spanish = await sent("es");
    expect(spanish).toMatch(/^From: Institute of Walks </m);
    expect(spanish).toContain('<bdi lang="en">Institute of Walks</bdi>');
    await changeSettings(site, admin, "institute", { languages: [] });
  });

  it("with a link to a new password are in the language of the account", async () => {
    const person = await personWith("Forgets in Spanish", "es");
    await site.call("POST /api/auth/forgot-password", { email: person.email });
    expect(await emailTo(person.email)).toContain("Content-Language: es");
  });

  it("to a guest are in the language in which they registered, or in that of their account", async () => {
    const { _id } = await addEvent(site, { title: "Une assemblée" });
    const register = (email: string, language: string) =>
      site.call(
        `POST /api/events/${_id}/registration`,
        { name: "Guest", email },
        { "accept-language": language },
      );
    const member = await personWith("Has an account", "pt");
    for (const [email, language] of [
      ["french@example.org", "fr"],
      ["english@example.org", "en"],
      [member.email, "fr"],
    ] as const)
      expect((await register(email, language)).status).toBe(202);
    const confirming = await emailTo("french@example.org");
    expect(confirming).toContain("Confirmer mon inscription");
    expect(confirming).toContain("/fr/registrations#");
    expect(await emailTo("english@example.org")).toContain("Confirm my registration");
    expect(await emailTo(member.email)).toContain("Confirmer mon inscription"); // until the address is confirmed
  });
});

describe("errors of the API", () => {
  const missing = `/api/blogs/${"0".repeat(24)}`;
  let person: Person;
  beforeAll(async () => {
    person = await personWith("Reads Spanish", "es");
  });

  async function msg(line: string, headers: Record<string, string>, body?: object): Promise<string> {
    return (await site.call<Refused>(line, body, headers)).body.msg;
  }

  it("are in the language of the account, whatever else the client asks for", async () => {
    const headers = { ...person.signedIn, "accept-language": "fr" };
    expect(await msg("GET /api/members", headers)).toBe("Solo la administración puede hacer esto.");
    expect(await msg("PUT /api/users/profile", headers, { name: "" })).not.toMatch(/[Nn]ame/);
    expect(await msg(`PUT ${missing}`, headers, {})).not.toMatch(/not|found/);
    const form = new FormData();
    form.append("image", new Blob(["a".repeat(200_000)]), "a.png");
    const answer = await site.fetch("/api/users/upload-profile-image", {
      method: "POST",
      body: form,
      headers,
    });
    expect(((await answer.json()) as Refused).msg).toMatch(/imagen/);
  });

  it.each([
    ["fr", "Veuillez vous connecter"],
    ["de-AT, fr-CA;q=0.8, en;q=0.5", "Veuillez vous connecter"],
    ["es;q=0.1, pt-BR;q=0.9", "Entre na sua conta"],
    ["fr;q=0, de, *", "Please log in"],
    [";;q=,", "Please log in"],
  ])("for visitors whose client sends “%s”", async (language, sentence) => {
    expect(await msg("GET /api/users/profile", { "accept-language": language })).toBe(sentence);
  });

  it("of bodies and of unknown addresses, too", async () => {
    const headers = { "accept-language": "fr", "content-type": "application/json" };
    const answer = await site.fetch("/api/auth/login", { method: "POST", body: "{", headers });
    expect(((await answer.json()) as Refused).msg).toBe("Le corps de la requête n’est pas du JSON valide.");
    expect(await msg("GET /api/nothing", headers)).toBe("Il n’y a rien à cette adresse.");
    expect(await msg("POST /api/auth/login", headers, { email: "x", password: "y" })).toBe(
      "Adresse e-mail ou mot de passe incorrect",
    );
  });

  it("are in the language of the page that calls, not of its browser or member", async () => {
    const headers = { ...person.signedIn, "accept-language": "fr", "sec-fetch-site": "same-origin" };
    expect(await msg("GET /api/members", headers)).toBe("Only administrators can do this.");
  });

  it("of answers that are cached, though these are the same for everybody", async () => {
    const french = { "accept-language": "fr" };
    const english = await msg(`GET ${missing}`, {});
    expect(await msg(`GET ${missing}`, french)).not.toBe(english);
    expect(await msg(`GET ${missing}`, {})).toBe(english);
    const answers = [french, {}, { "accept-language": "ar" }].map(async (headers) => {
      const answer = await site.fetch("/api/site", { headers });
      return [answer.status, answer.headers.get("vary"), await answer.text()];
    });
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other).toEqual(first);
  });
});
