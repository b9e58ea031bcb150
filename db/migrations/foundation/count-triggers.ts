import type { Engine } from "../../engine.ts";

/** Keep `blog_counts`: likes, and the comments that readers see. */
export function countTriggers(engine: Engine["name"]): string[] {
  return engine === "sqlite" ? sqlite() : postgres();
}

const add = (column: string, row: "old" | "new", number: string) =>
  `update blog_counts set ${column} = ${column} ${number} where blog_id = ${row}.blog_id;`;

/** An account's comments that nothing else hides are shown or hidden with it. */
const addOf = (user: "old" | "new", sign: "+" | "-") =>
  `update blog_counts set comments = comments ${sign} own.number
    from (select blog_id, count(*) as number from comments
      where user_id = ${user}.id and removed_at is null and held_at is null
      group by blog_id) own where own.blog_id = blog_counts.blog_id;`;

const isShown = (row: "old" | "new") =>
  `${row}.removed_at is null and ${row}.held_at is null
    and not exists (select 1 from users where id = ${row}.user_id and disabled_at is not null)`;

const moderated = "update of removed_at, held_at, user_id on comments";

function sqlite(): string[] {
  const trigger = (name: string, when: string, body: string) =>
    `create trigger blog_counts_${name} after ${when} begin ${body} end`;
  return [
    trigger("blog", "insert on blogs", "insert into blog_counts (blog_id) values (new.id);"),
    trigger("liked", "insert on likes", add("likes", "new", "+ 1")),
    trigger("unliked", "delete on likes", add("likes", "old", "- 1")),
    trigger("commented", `insert on comments when ${isShown("new")}`, add("comments", "new", "+ 1")),
    trigger("uncommented", `delete on comments when ${isShown("old")}`, add("comments", "old", "- 1")),
    trigger("moderated", moderated, add("comments", "new", `+ (${isShown("new")}) - (${isShown("old")})`)),
    trigger(
      "disabled",
      "update of disabled_at on users when old.disabled_at is null and new.disabled_at is not null",
      addOf("new", "-"),
    ),
    trigger(
      "enabled",
      "update of disabled_at on users when old.disabled_at is not null and new.disabled_at is null",
      addOf("new", "+"),
    ),
    // Comments of a former member are shown. Before: the reference to the account is emptied after it.
    `create trigger blog_counts_left before delete on users when old.disabled_at is not null
      begin ${addOf("old", "+")} end`,
  ];
}

function postgres(): string[] {
  const trigger = (name: string, when: string, body: string) => [
    `create function blog_counts_${name}() returns trigger language plpgsql as
      $$ begin ${body} return ${name === "left" ? "old" : "null"}; end $$`,
    `create trigger blog_counts_${name} ${when} for each row execute function blog_counts_${name}()`,
  ];
  // Locked, so that the account is not disabled before the comment is committed: neither would see the other.
  const lock = (row: "old" | "new") => `perform 1 from users where id = ${row}.user_id for share;`;
  return [
    ...trigger("blog", "after insert on blogs", "insert into blog_counts (blog_id) values (new.id);"),
    ...trigger("liked", "after insert on likes", add("likes", "new", "+ 1")),
    ...trigger("unliked", "after delete on likes", add("likes", "old", "- 1")),
    ...trigger(
      "commented",
      "after insert on comments",
      `${lock("new")} if ${isShown("new")} then ${add("comments", "new", "+ 1")} end if;`,
    ),
    ...trigger(
      "uncommented",
      "after delete on comments",
      `${lock("old")} if ${isShown("old")} then ${add("comments", "old", "- 1")} end if;`,
    ),
    ...trigger(
      "moderated",
      `after ${moderated}`,
      `${lock("old")} ${lock("new")}
        ${add("comments", "new", `+ (${isShown("new")})::integer - (${isShown("old")})::integer`)}`,
    ),
    ...trigger(
      "disabled",
      "after update of disabled_at on users",
      `if old.disabled_at is null and new.disabled_at is not null then ${addOf("new", "-")} end if;
        if old.disabled_at is not null and new.disabled_at is null then ${addOf("new", "+")} end if;`,
    ),
    // Comments of a former member are shown. Before: the reference to the account is emptied after it.
    ...trigger(
      "left",
      "before delete on users",
      `if old.disabled_at is not null then ${addOf("old", "+")} end if;`,
    ),
  ];
}
