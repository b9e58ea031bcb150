/** Pages have a template; the subject of a topic page is unique. */
export function topicColumns(): string[] {
  return [
    "alter table pages add column template text not null default 'text' check (template in ('text', 'topic', 'series'))",
    "alter table pages add column topic text",
    "create unique index pages_topic on pages (topic) where topic is not null",
    "create index pages_template on pages (template, published_at) where template <> 'text'",
  ];
}
