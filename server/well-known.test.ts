import { describe, expect, it } from "vitest";
import { openSite, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";

const site = useSite({ filled: false });
const admin = usePerson(site, "Ada Admin", { role: "admin" });
const path = "/.well-known/security.txt";
const halfAYear = 180;

/** The fields of the file (RFC 9116). */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2)));
}

describe("GET /.well-known/security.txt", () => {
  it("is not there while nobody has named a contact", async () => {
    const { status, headers } = await site.fetch(path);
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("names the email address of the settings, and expires within a year", async () => {
    await changeSettings(site, admin.signedIn, "contact", { email: "post@institute.example" });
    const answer = await site.fetch(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = fieldsOf(await answer.text());
    expect(fields).toMatchObject({ Contact: "mailto:post@institute.example", "Preferred-Languages": "en" });
    expect(fields).not.toHaveProperty("Canonical"); // http
    const days = (Date.parse(fields.Expires ?? "") - site.services.clock().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(halfAYear - 1);
    expect(days).toBeLessThan(365);
  });

  it("is made anew each day", async () => {
    const before = fieldsOf(await (await site.fetch(path)).text()).Expires;
    const tomorrow = new Date(site.services.clock().getTime() + 86_400_000).toISOString();
    site.clock.set(tomorrow);
    expect(fieldsOf(await (await fetch(site.url + path)).text()).Expires).not.toBe(before);
  });

  it("prefers SECURITY_CONTACT, and says where it is on an https site", async () => {
    const contact = "https://institute.example/report";
    const env = { SECURITY_CONTACT: contact, SITE_URL: "https://institute.example" };
    const secure = await openSite({ filled: false, env });
    try {
      const fields = fieldsOf(await (await secure.fetch(path)).text());
      expect(fields).toMatchObject({ Contact: contact, Canonical: `https://institute.example${path}` });
    } finally {
      await secure.close();
    }
  });
});

describe("GET /.well-known/change-password", () => {
  it("leads to the page where members change it", async () => {
    const { status, headers } = await site.fetch("/.well-known/change-password");
    expect([status, headers.get("location")]).toEqual([302, "/profile#password"]);
  });

  it("can be trusted, because unknown resources are not found", async () => {
    const unknown = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
    expect((await site.fetch(unknown)).status).toBe(404);
  });
});
