import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { everyEmail } from "#test/content/every-email.ts";
import { worlds } from "#test/formats/email-words.ts";
import { useSite } from "#test/harness.ts";
import { useMailServer } from "#test/servers/mail-server.ts";
import { changeSettings } from "#test/settings.ts";
import { compiledLayout } from "../../scripts/commands/email-layout.ts";

const server = useMailServer();
const site = useSite(() => ({ env: { SMTP_URL: server.url } }));

const configure = async (group: "institute" | "contact", change: object) =>
  expect((await changeSettings(site, await site.bearer(), group, change)).status).toBe(200);

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: Node): Element[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...inner] : inner;
}

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

const textOf = (node: Node): string =>
  node.nodeName === "#text" && "value" in node
    ? node.value
    : "childNodes" in node
      ? node.childNodes.map((child) => ` ${textOf(child)} `).join("")
      : "";

/** What a reader of the HTML sees below the heading, where only web addresses of links are in the text. */
function shownIn(elements: Element[]): string {
  const cells = elements.filter((element) =>
    /\b(?:ink|button|muted)\b/.test(attributeOf(element, "class") ?? ""),
  );
  const shown = cells.filter((cell) => !elementsOf(cell).some(({ tagName }) => tagName === "h1"));
  return shown.map(textOf).join(" ").replace("If the button does not work, open this link:", "");
}

/** A list of the text is a row of the table, and links of the footer have words in place of their address. */
const wordsOf = (text: string) =>
  text.replaceAll(/https?:[^\s<>"']+/g, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

describe.each(Object.entries(worlds))("every email with %s words", (world, entered) => {
  const emails: (ParsedMail & { raw: string })[] = [];
  beforeAll(async () => {
    site.clock.set("2026-03-10T09:00:00.000Z");
    await configure("institute", { name: entered.institute });
    await configure("contact", { address: entered.address, email: "hello@path.example" });
    emails.push(...(await everyEmail(site, server, entered)));
    // To look at them: EMAIL_FOLDER=/tmp/emails npx vitest run --project sqlite every-email
    const { EMAIL_FOLDER: folder } = process.env;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    for (const [at, { html, attachments, raw }] of emails.entries()) {
      const [logo] = attachments.filter(({ cid }) => cid);
      const file = join(folder, `${world}-${String(at).padStart(2, "0")}`);
      const source = `data:image/png;base64,${logo?.content.toString("base64")}`;
      writeFileSync(`${file}.html`, String(html).replace(`cid:${logo?.cid}`, source));
      writeFileSync(`${file}.eml`, raw);
    }
  });

  const label = (subject = "") =>
    subject
      .replace(entered.event.title, "…")
      .replace(entered.institute, "…")
      .replace(/^\d+ comments? waits?/, "Comments wait");

  it("is sent", () => {
    expect([...new Set(emails.map(({ subject }) => label(subject)))]).toEqual([
      ...["Verify your email address for …", "A new password for …", "Your account at … was changed"],
      ...["A test email from …", "… has changed: please check its translation"],
      "Comments wait for approval at …",
      ...["Confirm your registration: …", "Your place: …", "You are registered already: …"],
      ...["On the waiting list: …", "Registration cancelled: …"],
      ...["News of …", "Test: News of …", "Rescheduled: …", "Changed: …", "Cancelled: …"],
      ...["Going ahead: …", "Tomorrow: …"],
    ]);
  });

  it("has the same words as text and as HTML", () => {
    for (const { subject, text = "", html } of emails)
      expect([subject, wordsOf(shownIn(elementsOf(parse(String(html)))))]).toEqual([subject, wordsOf(text)]);
  });

  it("has one heading, at most one button, and loads nothing", () => {
    for (const { subject = "", html, attachments } of emails) {
      const page = String(html);
      const elements = elementsOf(parse(page));
      const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
      expect(named("h1").map((heading) => subject.includes(textOf(heading).trim()))).toEqual([true]);
      const buttons = elements.filter((element) => attributeOf(element, "class") === "button");
      expect(buttons.length).toBeLessThan(2);
      const [logo] = attachments.filter(({ related }) => related);
      expect(named("img").map((image) => attributeOf(image, "src"))).toEqual([`cid:${logo?.cid}`]);
      expect(logo?.content.length).toBeLessThan(20_000);
      expect(new Set(elements.map(({ tagName }) => tagName))).not.toContain("script");
      expect(named("link")).toEqual([]);
      expect(page.match(/@import|url\(|background=/g)).toBeNull();
      const links = named("a").map((link) => attributeOf(link, "href") ?? "");
      expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
      const handlers = elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith("on"));
      expect(handlers).toEqual([]);
      expect(page).toMatch(/<html lang="en".*prefers-color-scheme: dark/s);
      expect(page).not.toMatch(/\[\[(?!body)|\{\{(?!name|brand|ink)/);
      if (world === "plain") expect(Buffer.byteLength(page)).toBeLessThan(15_000);
    }
  });

  it("says who sends it and why, and that nobody has to answer a machine", () => {
    for (const { headers, from, replyTo, text } of emails) {
      expect(headers.get("auto-submitted")).toBe("auto-generated");
      expect(headers.get("content-language")).toBe("en");
      expect(headers.has("bcc")).toBe(false);
      expect(from?.value).toMatchObject([{ name: entered.institute }]);
      expect(replyTo?.text).toBe("hello@path.example");
      expect(text).toMatch(/\n-- \n.*(?:You get this email|sends this email) because/s);
      expect(text?.trim().split("\n").slice(-3)).toEqual([
        entered.institute,
        entered.address.join(", "),
        site.services.site.url,
      ]);
    }
  });

  it("is true", () => {
    const textsOf = (subject: string) =>
      emails.filter((email) => label(email.subject) === subject).map(({ text = "" }) => text);
    const [party, none] = textsOf("On the waiting list: …");
    expect(party).toMatch(
      /One place is free at .* you asked for 2\. Bring fewer people to get it: come alone\./s,
    );
    expect(none).toMatch(/All places at .* are taken\./s);
    expect(textsOf("Rescheduled: …")[0]).toContain(entered.note.split("\u202E")[0]);
    expect(textsOf("Cancelled: …")[0]).toContain(entered.note.split("\u202E")[0]);
    expect(textsOf("Going ahead: …").join()).not.toContain(entered.note);
    const [link] = textsOf("Confirm your registration: …");
    expect(link?.split(",", 1)).toEqual([world === "plain" ? `Hello ${entered.person}` : "Hello"]);
  });
});

it("an email in Arabic begins at the right, but its web addresses at the left", async () => {
  await configure("institute", { language: "ar" });
  expect((await site.call("POST /api/admin/test-email", {}, await site.bearer())).status).toBe(200);
  await site.services.emails.idle();
  const { html } = await simpleParser(server.emails.at(-1)?.text ?? "");
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).toMatch(/<h1 dir="auto"[^>]*line-height:1\.4;[^>]*>[^<]*\p{Script=Arabic}/u);
  expect(html).toMatch(/text-align:right/);
  expect(html).not.toMatch(/align[=:]"?left|direction:ltr/);
  expect(html).toMatch(/<a dir="ltr" href="http/);
});

it("the layout is compiled", async () => {
  expect(readFileSync("features/emails/layout.json", "utf8")).toBe(await compiledLayout());
});
