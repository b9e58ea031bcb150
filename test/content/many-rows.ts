import { DatabaseSync } from "node:sqlite";

const at = "'2026-01-01T00:00:00.000Z'";

type Counts = { articles: number; comments: number; guests: number };

/** Writes by SQL into the file of a site with the sample. Returns the id of the event with the guests. */
export function addManyRows(path: string, { articles, comments, guests }: Counts): string {
  const file = new DatabaseSync(path);
  file.function("unicode_lower", { deterministic: true }, (text) => text);
  file.function("plain_words", { deterministic: true }, (text) => text);
  const numbers = (max: number) =>
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${max})`;
  const columns = "author_id, content, excerpt, section, subcategory";
  file.exec(`begin;
    insert into blogs (id, title, created_at, updated_at, published_at, slug, slug_kept_at, ${columns})
      ${numbers(articles)} select 'many' || n, 'Title ' || n, ${at}, ${at}, ${at}, 'many-' || n, ${at}, ${columns}
      from numbers, (select ${columns} from blogs where section = 'publications' limit 1);
    insert into comments (id, blog_id, user_id, text, created_at)
      ${numbers(comments)} select 'many' || n, 'many' || (1 + (n * n) % ${articles}), user_id, 'Comment ' || n, ${at}
      from numbers, (select id as user_id from users limit 1);
    insert into registrations (id, event_id, name, email, email_key, companions, answers, state, created_at, changed_at)
      ${numbers(guests)} select 'many' || n, event_id, 'Guest ' || n, 'guest' || n || '@example.org',
        'guest' || n || '@example.org', n % 3, '[]', 'confirmed', ${at}, ${at}
      from numbers, (select id as event_id from blogs where section = 'events' limit 1);
    commit`);
  const [found] = file.prepare("select event_id from registrations limit 1").all();
  file.close();
  return String(found?.event_id);
}
