import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { bylineNamed } from "#features/members/admins.server.ts";
import { insertStored } from "#features/publishing/stored.server.ts";
import { say } from "#server/cli-output.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";
import { articlesBy } from "./articles.ts";

const atOnce = 500; // articles in one transaction

export type Articles = { count: number; german: number };

/** Writes into the database of the running site, without the sanitiser. */
export async function publish(env: Record<string, string>, { count, german }: Articles): Promise<void> {
  const services = await openServices(readEnv(env), makeLogger("silent"));
  try {
    const ctx = contextFor(services, null);
    const authors: string[] = [];
    for (const name of ["Ada", "Bo", "Cy", "Di"]) authors.push(await bylineNamed(ctx, name));
    const article = articlesBy(authors, ctx.now, german);
    for (let done = 0; done < count; done += atOnce) {
      await services.db.write(async (transaction) => {
        for (let number = done; number < Math.min(count, done + atOnce); number += 1) {
          await insertStored(transaction, blogKind, await article(number), ctx.site);
        }
      });
      say.progress("Publishing", Math.min(count, done + atOnce), count);
    }
  } finally {
    await services.close();
  }
}
