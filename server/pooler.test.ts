import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diagnosePostgres } from "#db/diagnosis.ts";
import { engine, openSite, type TestSite, useSite } from "#test/harness.ts";
import { addPeople, addPerson } from "#test/people.ts";
import { hasPgBouncer, openPgBouncer } from "#test/servers/pgbouncer.ts";

const patience = { timeout: 60_000, interval: 20 };

// The test site of PostgreSQL stands behind PgBouncer, which gives each transaction another connection.
describe.skipIf(engine !== "postgres" || !hasPgBouncer)(
  "two nodes behind PgBouncer (skipped without it)",
  () => {
    let env: Record<string, string>;
    let pooler: Awaited<ReturnType<typeof openPgBouncer>>;
    let nodes: TestSite[] = [];
    const direct = useSite();
    beforeAll(async () => {
      const { DATABASE_URL = "" } = direct.place.env;
      pooler = await openPgBouncer(DATABASE_URL);
      env = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: DATABASE_URL };
      nodes = [await openSite({ beside: direct, env }), await openSite({ beside: direct, env })];
    });
    afterAll(async () => {
      for (const node of nodes) await node.close();
      await pooler.close();
    });

    it("hear each other", async () => {
      const [one, two] = nodes as [TestSite, TestSite];
      expect(await (await two.fetch("/blogs")).text()).not.toContain("Heard behind a pooler");
      const blog = { title: "Heard behind a pooler", content: "<p>x</p>", section: "programmes" };
      const admin = await one.bearer();
      expect((await one.call("POST /api/blogs/add", blog, admin)).status).toBe(201);
      await expect
        .poll(async () => (await fetch(`${two.url}/blogs`)).text(), patience)
        .toContain("Heard behind a pooler");
    });

    it("answer many writes at once", async () => {
      const [one] = nodes as [TestSite, TestSite];
      const author = await addPerson(one, "Writes Much", { role: "admin" });
      const people = [author, ...(await addPeople(one, 30))];
      const [{ _id }] = await one.json<[{ _id: string }]>("/api/blogs/all");
      const answers = await Promise.all(
        people.flatMap(({ signedIn }) =>
          nodes.map((node) => node.call(`POST /api/blogs/comment/${_id}`, { text: "All at once" }, signedIn)),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it("look to the doctor like nodes behind a pooler", async () => {
      const { DATABASE_LISTEN_URL = "" } = env;
      const behind = { isPooled: true, keepsLimits: false };
      expect(await diagnosePostgres(pooler.url, DATABASE_LISTEN_URL, 8000)).toMatchObject({
        ...behind,
        hears: true,
      });
      expect(await diagnosePostgres(pooler.url, pooler.url, 8000)).toMatchObject({ ...behind, hears: false });
      const direct = { isPooled: false, keepsLimits: true, hears: true };
      expect(await diagnosePostgres(DATABASE_LISTEN_URL, DATABASE_LISTEN_URL, 8000)).toMatchObject(direct);
    });

    it("do not start without a connection of their own for changes", async () => {
      const deaf = openSite({ beside: direct, env: { DATABASE_URL: pooler.url, DATABASE_TIMEOUT: "10" } });
      await expect(deaf).rejects.toThrow("set DATABASE_LISTEN_URL to PostgreSQL itself");
    });
  },
);
