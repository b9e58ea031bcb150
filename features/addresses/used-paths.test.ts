import { describe, expect, it } from "vitest";
import { fileOf, uploadFile } from "#test/files.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { raw } from "#test/raw.ts";

const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const admin = useBearer(site);

const call = <Body = Refused>(line: string, body?: object) => site.call<Body>(line, body, admin);
const save = (body: object) => call("PUT /api/addresses/redirect", body);
const at = async (path: string) => {
  const { status, headers } = await raw(site, path);
  return headers.location ? [status, headers.location] : [status];
};

describe("a redirect", () => {
  it("is refused for addresses at which it would never be used, with the reason", async () => {
    const file = await uploadFile(site, admin, ["taps.csv", fileOf("taps.csv")]);
    const article = { title: "Moved away", content: "<p>Here</p>", section: "programmes" };
    const { body: moved } = await call<{ _id: string }>("POST /api/blogs/add", article);
    await call(`PUT /api/blogs/${moved._id}`, { slug: "moved-on" });
    const unused = "A redirect would never be used.";
    const isFile = `There is a file at this address. ${unused}`;
    const ofApi = `Addresses that begin with /api belong to the API. ${unused}`;
    const ofSite = `The site itself uses addresses like this one. ${unused}`;
    const cases = {
      "/feed.xml": isFile,
      "/robots.txt": isFile,
      "/events.ics": isFile,
      "/blogs/moved-on.epub": isFile,
      [file.body.url]: isFile,
      "/api/old-news": ofApi,
      "/api/blogs/all": ofApi,
      "/blogs/moved-on.data": ofSite,
      "/edit-blog/moved-on": `There is a page at this address. ${unused}`,
      "/blogs/moved-away": `This address leads to /blogs/moved-on already. ${unused}`,
      [`/files/${file.body._id}/x.csv`]: `This address leads to ${file.body.url} already. ${unused}`,
    };
    for (const [path, msg] of Object.entries(cases)) {
      const { status, body } = await save({ path, target: "/about" });
      expect([path, status, body.errors]).toEqual([path, 400, [{ path: "path", code: "invalid", msg }]]);
    }
    for (const path of ["/apiary", "/feeds/section/old", "/media/old.jpg", "/blogs/old.pdf"]) {
      expect([path, (await save({ path, target: "/about" })).status]).toEqual([path, 200]);
      expect([path, ...(await at(path))]).toEqual([path, 301, "/about"]);
    }
  });

  it("leads on from an article that was deleted", async () => {
    const article = { title: "Withdrawn", content: "<p>Here</p>", section: "programmes" };
    const { body } = await call<{ _id: string }>("POST /api/blogs/add", article);
    await call("POST /api/blogs/trash", { ids: [body._id] });
    const path = "/blogs/withdrawn";
    const look = () => raw(site, path).then(({ status }) => status);
    expect([await look(), await look()]).toEqual([410, 410]);
    expect((await save({ path, target: "/about" })).status).toBe(200);
    expect([await at(path), await at(path)]).toEqual([
      [301, "/about"],
      [301, "/about"],
    ]);
    await call("POST /api/addresses/remove", { ids: [path] });
    expect(await look()).toBe(410);
    await save({ path, target: "/about" });
    await call("POST /api/blogs/restore", { ids: [body._id] });
    expect(await look()).toBe(200);
  });
});
