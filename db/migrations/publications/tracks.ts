/** Captions and transcripts of videos and audio. */
export function trackTables(instant: string): string[] {
  return [
    `create table media_tracks (
      media_id text not null references media_files (id) on delete cascade,
      kind text not null check (kind in ('captions', 'transcript')),
      language text not null,
      content text not null check (content <> ''),
      updated_at ${instant} not null,
      primary key (media_id, kind, language))`,
  ];
}
