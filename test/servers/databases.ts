import pg from "pg";

/** The URL of another database on the same server. */
function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A new database: a copy of `template0`, which is empty and to which nobody can connect, or of another. */
export async function makeDatabase(
  server: string,
  name: string,
  { template = "template0" }: { template?: string } = {},
): Promise<{ url: string; remove(): Promise<void> }> {
  // By default PostgreSQL writes each page of the copy to its log, which takes six times as long.
  const strategy = template === "template0" ? "" : "strategy file_copy";
  await command(server, `create database ${name} template ${template} ${strategy}`);
  return {
    url: withDatabase(server, name),
    remove: () => command(server, `drop database ${name} with (force)`),
  };
}

async function command(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
}
