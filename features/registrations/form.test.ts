import { expect, it } from "vitest";
import { addEvent, addGuests, sentEmails } from "#test/content/guests.ts";
import { tokenIn } from "#test/formats/emails.ts";
import { useSite } from "#test/harness.ts";

const secret = "https://meet.example/room-4711";

const logged: string[] = [];
const site = useSite({ env: { LOG_LEVEL: "info" }, log: (line) => logged.push(line) });

const post = (path: string, fields: Record<string, string>) =>
  site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
const text = async (path: string) => (await site.fetch(path)).text();

it("registers, confirms and cancels without JavaScript", async () => {
  const { slug, questions } = await addEvent(site, {
    title: "Without script",
    capacity: "2",
    companions: "1",
    onlineUrl: secret,
    questions: [{ question: "Diet?", choices: "None\nVegan", required: "yes" }],
  });
  const page = `/blogs/${slug}`;
  const diet = `answers.${questions[0]?.id}`;
  const guest = { name: "Ada <b>Guest", email: "ada@example.org", companions: "1", website: "" };
  expect(await text(page)).toMatch(/Places are available\..*action="\/blogs\/without-script\/register"/s);
  const refused = await post(`${page}/register`, { ...guest, [diet]: "" });
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "no-store"]);
  expect(await refused.text()).toMatch(/value="Ada &lt;b&gt;Guest".*Please answer this question/s);
  const faulty = { ...guest, name: " ", email: "ada@", companions: "3", [diet]: "Meat" };
  const html = (await (await post(`${page}/register`, faulty)).text()).replaceAll("<!-- -->", "");
  const summary = /<div[^>]*autofocus[^>]*role="alert".*?<\/ul>/s.exec(html)?.[0] ?? "";
  const entries = [...summary.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a> – (.*?)<\/li>/g)];
  expect(entries.map(([, , label, error]) => [label, error])).toEqual([
    ["Name", "Please enter a name."],
    ["Email", "Please enter a valid email address."],
    ["Companions", "You can bring at most 1."],
    ["Diet?", "Please choose one of the answers."],
  ]);
  for (const [, id] of entries)
    expect(html).toMatch(new RegExp(`<(input|select)[^>]*id="${id}"[^>]*aria-invalid="true"`));
  expect(html).toContain('value="ada@"');
  const sent = await post(`${page}/register`, { ...guest, [diet]: "Vegan" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${page}/registered`]);
  expect(await text(`${page}/registered`)).toContain("Check your email");

  const [email] = await sentEmails(site);
  expect(email?.text).toContain(`${site.url}/registrations#`);
  const token = tokenIn(email);
  const own = (fields: Record<string, string> = {}) => post("/registrations", { token, ...fields });
  const opened = await own({ token: ` ${site.url}/registrations#${token}\r\n` }); // as it is copied
  for (const { status, headers } of [opened, await site.fetch("/registrations")]) {
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect([headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual(["no-referrer", "noindex"]);
  }
  expect(await opened.text()).toMatch(/name="robots" content="noindex".*Confirm my registration/s);
  const confirmed = await own({ do: "confirm" });
  expect([confirmed.status, confirmed.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await confirmed.text()).toMatch(/You have a place.*room-4711/s);
  expect(await text(page)).toMatch(/All places are taken, but you can join the waiting list/);
  expect((await own({ do: "update", companions: "4" })).status).toBe(400);
  await own({ do: "update", companions: "0" });
  expect(await text(page)).toContain("Places are available.");
  expect(await (await own({ do: "cancel" })).text()).toMatch(
    /Your registration is cancelled.*Register again/s,
  );
  const unknown = await own({ token: `${token}x` });
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
  // Links of older emails.
  const moved = await site.fetch(`/registrations/${token}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([302, `/registrations#${token}`]);
  expect([moved.headers.get("cache-control"), moved.headers.get("referrer-policy")]).toEqual([
    "no-store",
    "no-referrer",
  ]);

  for (const path of [page, `${page}/register`, `${page}/registered`, "/events", "/events.ics", "/feed.xml"])
    expect(await text(path)).not.toMatch(/Ada|ada@example\.org|room-4711/);
  expect(logged.join("\n")).not.toMatch(new RegExp(`Ada|ada@example|${token.slice(-20)}`));
  const old = `/registrations/${token}`;
  const mistyped = [`${old}.`, `${old}/x`, old.replace("/r", "/R"), `/${old}`];
  for (const path of [...mistyped, ...mistyped]) expect((await site.fetch(path)).status).toBe(404);
  await site.services.missingPaths.flush();
  const missed = await site.services.db.queries.selectFrom("missingPaths").select("path").execute();
  expect(missed.filter(({ path }) => path.includes(token.slice(-20)))).toEqual([]);
});

it("closes on the cached page at the deadline and at the start, and takes no form then", async () => {
  const { slug, _id } = await addEvent(site, { title: "Closing", registrationEnds: "2026-05-12T12:00" });
  const cached = async () => (await fetch(`${site.url}/blogs/${slug}`)).text();
  expect(await cached()).toContain("Places are available.");
  const [token = ""] = await addGuests(site, _id, 1);
  site.clock.set("2026-05-12T11:00:00.000Z");
  await text(`/blogs/${slug}`);
  expect(await cached()).toContain("Registration is closed.");
  const late = await post(`/blogs/${slug}/register`, { name: "Late", email: "late@example.org" });
  expect([late.status, await late.text()]).toEqual([403, expect.stringContaining("Registration is closed.")]);
  const unconfirmed = await post("/registrations", { token, do: "confirm" });
  expect([unconfirmed.status, await unconfirmed.text()]).toEqual([
    403,
    expect.stringContaining("Registration for this event is closed."),
  ]);
  site.clock.set("2026-05-12T17:30:00.001Z");
  expect(await text(`/blogs/${slug}`)).not.toContain("Registration");
  site.clock.set("2026-03-10T09:00:00.000Z");
});

it("invites nobody to a cancelled event", async () => {
  const title = "Called off";
  const { _id, slug, version } = await addEvent(site, { title, eventDate: "2026-03-11T10:00" });
  site.clock.set("2026-03-10T09:00:01.000Z");
  await addEvent(site, { title: "The latest, which is at the top of the home page" });
  const [token = "", unconfirmed = ""] = await addGuests(site, _id, 2);
  await post("/registrations", { token, do: "confirm" });
  const nextOnHome = async () =>
    /aria-labelledby="events".*?<h3[^>]*>.*?<a[^>]*>(.*?)</s.exec(await text("/"))?.[1];
  expect(await nextOnHome()).toBe(title);
  const signedIn = await site.bearer();
  await site.call(`PUT /api/blogs/${_id}`, { version, eventState: "cancelled" }, signedIn);
  expect(await text(`/blogs/${slug}`)).not.toMatch(/Registration|Register|Add to calendar/);
  expect(await text(`/blogs/${slug}/register`)).toMatch(/<p>This event is cancelled\.(?!.*<form)/s);
  for (const own of [token, unconfirmed])
    expect(await (await post("/registrations", { token: own })).text()).toMatch(
      /<h1[^>]*>This event is cancelled</,
    );
  expect(await nextOnHome()).not.toBe(title);
});

it("says that guests register for all dates of a series", async () => {
  const dates = ["2026-05-19T18:30", "2026-05-26T18:30"].map((begins) => ({ begins }));
  const { slug } = await addEvent(site, { title: "In three parts", dates });
  for (const path of [`/blogs/${slug}`, `/blogs/${slug}/register`])
    expect(await text(path)).toMatch(/all dates: the next one and .*2 more dates.*Register for all dates/s);
  site.clock.set("2026-05-26T09:00:00.000Z");
  expect(await text(`/blogs/${slug}`)).toMatch(/Registration(?!.*all dates)/s);
  site.clock.set("2026-03-10T09:00:00.000Z");
});

it("takes only forms of pages that have one", async () => {
  expect((await post("/contact", { name: "x" })).status).toBe(404);
  expect((await post("/blogs/nowhere/register", { name: "x" })).status).toBe(404);
  const large = await post("/blogs/nowhere/register", { name: "x".repeat(70_000) });
  expect(large.status).toBe(413);
  const { slug } = await addEvent(site, { title: "Of another site" });
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  const send = async (email: string, headers: Record<string, string>) => {
    const body = new URLSearchParams({ name: "Ada", email });
    return (
      await site.fetch(`/blogs/${slug}/register`, { method: "POST", redirect: "manual", headers, body })
    ).status;
  };
  for (const headers of foreign) expect(await send("foreign@example.org", headers)).toBe(403);
  expect((await sentEmails(site)).map(({ to }) => to)).not.toContain("foreign@example.org");
  expect(await send("own@example.org", { origin: site.url })).toBe(303);
});
