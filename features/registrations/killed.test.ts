import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emailsIn, tokenIn } from "#test/formats/emails.ts";
import { engine } from "#test/harness.ts";
import { freePort } from "#test/servers/ports.ts";
import { run } from "#test/servers/processes.ts";
import type { Guest } from "./guests-contract.ts";

const count = 16; // guests
const capacity = 10;
const admin = { email: "admin@example.org", password: "a walk by the river" };

async function call<Body>(
  url: string,
  line: string,
  { body, token = "" }: { body?: object; token?: string },
) {
  const [method, path] = line.split(" ");
  const answer = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

it.skipIf(engine === "postgres")(
  "keeps every confirmation that it has answered when it is killed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "footpath-killed-"));
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const start = () =>
      run(["server/main.ts"], {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SITE_URL: url,
        PORT: port,
        DATA_DIR: folder,
        SAMPLE_CONTENT: "off",
        LOG_LEVEL: "error",
      });
    const first = start();
    await first.says(/is open at/);
    const { token } = (await call<{ token: string }>(url, "POST /api/auth/login", { body: admin })).body;
    const event = {
      title: "Killed",
      content: "<p>Come.</p>",
      section: "events",
      eventDate: "2099-05-12T18:30",
      registration: true,
      capacity: String(capacity),
    };
    const { _id } = (await call<{ _id: string }>(url, "POST /api/blogs/add", { body: event, token })).body;
    for (let n = 1; n <= count; n += 1) {
      const body = { name: `Guest ${n}`, email: `guest.${n}@killed.example` };
      expect((await call(url, `POST /api/events/${_id}/registration`, { body })).status).toBe(202);
    }
    const links = () =>
      emailsIn(folder)
        .filter(({ raw }) => raw.includes("Confirm your registration"))
        .map((email) => ({ to: email.to, token: tokenIn(email) }));
    await expect.poll(links).toHaveLength(count);
    const guests = links();
    const confirm = async ({ token }: { token: string }) =>
      (await call(url, "PUT /api/registrations/own/confirmation", { body: { token } })).status;
    const statesOf = async () => {
      const { body } = await call<Guest[]>(url, `GET /api/events/${_id}/guests?limit=100`, { token });
      return new Map(body.map((guest) => [guest.email, guest]));
    };

    const answered: string[] = [];
    await Promise.allSettled(
      guests.map(async (guest) => {
        if ((await confirm(guest)) !== 200) return;
        answered.push(guest.to);
        if (answered.length === 4) first.process.kill("SIGKILL");
      }),
    );
    await first.ended;
    expect(answered.length).toBeGreaterThanOrEqual(4);

    const second = start();
    // Even while it starts, it answers nothing or the truth.
    const [eager] = guests.filter(({ to }) => !answered.includes(to));
    const answers = new Set<number>();
    await expect.poll(async () => answers.add(eager ? await confirm(eager) : 200)).toContain(200);
    if (eager) answered.push(eager.to);
    expect([...answers]).toEqual([200]);
    const kept = await statesOf();
    expect(answered.filter((to) => !["confirmed", "waiting"].includes(kept.get(to)?.state ?? ""))).toEqual(
      [],
    );
    // Guests who got no answer press the button again.
    expect(new Set(await Promise.all(guests.map(confirm)))).toEqual(new Set([200]));
    const states = [...(await statesOf()).values()].map(({ state }) => state);
    expect(states.filter((state) => state === "confirmed")).toHaveLength(capacity);
    expect(states.filter((state) => state === "waiting")).toHaveLength(count - capacity);
    second.process.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  },
);
