import { type Kysely, sql } from "kysely";

/** Pictures of the appearance beside the logo, which `settings.media_id` keeps. */
export async function settingMedia(db: Kysely<unknown>): Promise<void> {
  await sql`create table setting_media (
    name text not null,
    version integer not null,
    media_id text not null references media_files (id),
    primary key (name, version, media_id),
    foreign key (name, version) references settings (name, version) on delete cascade)`.execute(db);
  await sql`create index setting_media_file on setting_media (media_id)`.execute(db);
}
