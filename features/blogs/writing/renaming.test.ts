import { StatementSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { engine, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { publishBlog } from "./publishing.server.ts";

const site = useSite({ filled: false });

// PostgreSQL is waited for, SQLite is not.
it.skipIf(engine !== "sqlite")(
  "answers readers while the articles of a renamed author are indexed",
  async () => {
    const author = await addPerson(site, "Ada Before", { role: "admin" });
    const ctx = await site.ctx(author.email);
    const draft = { content: "<p>Words</p>", section: "programmes", subcategory: "", tags: [] };
    for (let index = 0; index < 12; index += 1)
      await publishBlog(ctx, { ...draft, title: `Note ${index}` }, { authorId: author.id });

    const indexed: number[] = []; // in each turn of the event loop
    let turn: NodeJS.Immediate | undefined;
    const begin = () => {
      indexed.push(0);
      turn = setImmediate(begin);
    };
    begin();
    const run = StatementSync.prototype.run;
    const spy = vi.spyOn(StatementSync.prototype, "run").mockImplementation(function (
      this: StatementSync,
      ...values
    ) {
      if (this.sourceSQL.includes('into "search_entries"')) indexed.push((indexed.pop() ?? 0) + 1);
      return run.apply(this, values);
    });
    const { status } = await site.call("PUT /api/users/profile", { name: "Ada After" }, author.signedIn);
    clearImmediate(turn);
    spy.mockRestore();

    expect(status).toBe(200);
    expect(indexed.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(indexed.reduce((max, count) => Math.max(max, count))).toBe(10);
  },
);
