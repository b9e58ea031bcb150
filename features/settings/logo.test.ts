import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderEmail } from "#features/emails/rendering.server.ts";
import { emailLogoOf } from "#features/institute/email-logo.server.ts";
import type { MediaUse } from "#features/media/library/contract.ts";
import { openPdf } from "#test/formats/pdf.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();
const admin = useBearer(site);

/** A transparent picture with a coloured disc. */
const disc = (colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><circle cx="200" cy="100" r="90" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function add(picture: Buffer): Promise<string> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "logo.png");
  const answer = await site.fetch("/api/media", { method: "POST", body, headers: admin });
  return ((await answer.json()) as { _id: string })._id;
}

const save = (change: object) => changeSettings(site, admin, "appearance", change);

const bytes = async (path: string) => Buffer.from(await (await site.fetch(path)).arrayBuffer());
const page = async (path: string) => (await site.fetch(path)).text();
/** Red, green, blue and, if present, alpha. */
const pixel = async (path: string, x: number, y: number) => {
  const { data } = await sharp(await bytes(path))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

describe("the logo", () => {
  it("is on the first page of PDFs", async () => {
    const { add: write } = writingApi(site, admin);
    const { body } = await write({ title: "A kerb", content: "<p>Its height.</p>", section: "publications" });
    const picturesOf = async () => {
      const pdf = await openPdf(new Uint8Array(await bytes(`/blogs/${body.slug}.pdf`)));
      const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
      return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
    };
    expect(await picturesOf()).toBe(0);
    expect((await save({ logoId: await add(await disc("#c81e5a")) })).status).toBe(200);
    expect(await picturesOf()).toBe(1);
    expect((await save({ logoId: null })).status).toBe(200);
  });

  it("is in the bar, the footer and every icon", async () => {
    const before = await Promise.all(["/icon-192.png", "/favicon.ico", "/cards/about.jpg"].map(bytes));
    expect((await save({ logoId: await add(await disc("#c81e5a")) })).status).toBe(200);
    const { appearance } = await site.json<{ appearance: { logo: object; icons: string } }>("/api/site");
    expect(appearance.logo).toMatchObject({ width: 400, height: 200, tone: "dark" });
    const html = await page("/team");
    expect(html.split(`alt="" width="400" height="200"`).length - 1).toBe(2);
    expect(html).toContain(`href="/icon-192.png?v=${appearance.icons}"`);
    expect(html).not.toContain("/favicon.svg");

    const after = await Promise.all(["/icon-192.png", "/favicon.ico", "/cards/about.jpg"].map(bytes));
    for (const [index, picture] of after.entries())
      expect(picture.equals(before[index] as Buffer)).toBe(false);
    const [red = 0, green = 255] = await pixel("/icon-192.png", 96, 96);
    expect([red > 180, green < 60]).toEqual([true, true]);
    expect((await pixel("/icon-192.png", 2, 2))[3]).toBe(0); // transparent
    expect((await pixel("/icon-maskable-512.png", 2, 2)).slice(0, 3)).toEqual([255, 255, 255]);
    expect((await sharp(await bytes("/apple-touch-icon.png")).metadata()).width).toBe(180);

    const { icons } = JSON.parse(await page("/manifest.webmanifest")) as { icons: { src: string }[] };
    expect(icons.map(({ src }) => src)).toEqual(
      ["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"].map(
        (src) => `${src}?v=${appearance.icons}`,
      ),
    );
  });

  it("stands on the deep colour if it is light", async () => {
    await save({ logoId: await add(await disc("#fdf6e3")), brand: "#5b21b6" });
    const [red = 0, green = 0, blue = 0] = await pixel("/icon-maskable-512.png", 2, 2);
    expect(blue).toBeGreaterThan(Math.max(red, green) + 20);
  });

  it("has a second file for dark backgrounds, and hides the name that it contains", async () => {
    const [light, dark] = [await add(await disc("#123456")), await add(await disc("#fdf6e3"))];
    await save({ logoId: light, darkLogoId: dark, logoHasName: true });
    const { appearance } = await site.json<{ appearance: { logo: object } }>("/api/site");
    expect(appearance.logo).toMatchObject({ hasName: true, dark: { width: 400 } });
    const html = await page("/team");
    const bar = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    expect(bar).toMatch(new RegExp(`<source srcSet="/media/${dark}/[^>]*prefers-color-scheme: dark`, "i"));
    expect(bar).toMatch(/<span class="\w+">Institute of the Path</);
    expect(html.slice(html.indexOf("<footer"))).toContain(dark);
    const ctx = await site.ctx();
    const content = { heading: "News", paragraphs: [], reason: "" };
    const email = { to: "reader@example.org", subject: "News", content };
    const { html: shown } = renderEmail(ctx.site, email, await emailLogoOf(ctx, site.services.media));
    expect(shown).toMatch(/<img src="cid:logo@site"[^>]* alt="Institute of the Path"/);
    expect(shown.match(/>Institute of the Path</g)).toHaveLength(1); // in the address
    const remove = (id: string) => site.call(`DELETE /api/media/${id}`, undefined, admin);
    expect((await remove(dark)).status).toBe(409);
    await save({ darkLogoId: null, logoHasName: false });
    expect((await remove(dark)).status).toBe(409); // an earlier version has it
    expect(await save({ darkLogoId: "0123456789abcdef01234567" })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "values.darkLogoId" }] },
    });
  });

  it("is not all that the appearance has: a picture stands beside the forms of accounts", async () => {
    expect(await page("/login")).toMatch(/<img src="\/drawings\/[0-9a-f]{8}\.svg"/);
    const id = await add(await disc("#2d5d8a"));
    await save({ panelId: id });
    for (const path of ["/login", "/signup", "/forgot-password"])
      expect(await page(path)).toMatch(new RegExp(`<img src="/media/${id}/`));
    await save({ panelId: null });
  });

  it("keeps its file, also as an earlier version", async () => {
    const id = await add(await disc("#123456"));
    await save({ logoId: id });
    const remove = () => site.call(`DELETE /api/media/${id}`, undefined, admin);
    const uses = async () =>
      (await site.call<{ uses: MediaUse[]; useCount: number }>(`GET /api/media/${id}`, undefined, admin))
        .body;
    expect(await remove()).toMatchObject({ status: 409, body: { msg: "This file is in use: “Logo”." } });
    expect(await uses()).toMatchObject({
      useCount: 1,
      uses: [{ kind: "setting", title: "Logo", state: "public" }],
    });
    await save({ logoId: null });
    expect(await uses()).toMatchObject({ useCount: 1, uses: [{ state: "earlier" }] });
    expect((await remove()).status).toBe(409);
    expect(await page("/team")).not.toContain(id);
  });

  it.each(["../../etc/passwd", "0123456789abcdef01234567", "x"])("is never %s", async (logoId) => {
    const { status, body } = await save({ logoId });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ path: "values.logoId", msg: "This picture is not in the media library." }],
    ]);
  });
});
