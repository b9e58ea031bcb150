import type { MetaDescriptor } from "react-router";
import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { m } from "#messages";

/** `calendar`: there is one beside the feed. */
export type OwnFeed = { path: string; title: string; calendar?: boolean };

type Page = { pathname: string; search: string };

/** Feeds of everything, of the page's section and of its tag, and the event calendar. */
export function feedLinks(
  name: string,
  { pathname, search }: Page,
  { section = sectionAt(pathname), feed }: { section?: BlogCard["section"]; feed?: OwnFeed },
  addressOf: (path: string) => string,
): MetaDescriptor[] {
  const links = (title: string, path: string) => feedsAt(title, addressOf(path));
  const tag = pathname === "/blogs" && new URLSearchParams(search).get("tag")?.toLowerCase();
  return [
    ...links(name, "/feed"),
    ...(feed ? links(m.shell.feedOf({ title: feed.title, name }), feed.path) : []),
    ...(feed?.calendar
      ? [
          alternate(
            "text/calendar",
            m.shell.feedOf({ title: feed.title, name }),
            addressOf(`${feed.path}.ics`),
          ),
        ]
      : []),
    ...(section
      ? links(m.shell.feedOf({ title: sectionNames[section].all(), name }), `/feeds/section/${section}`)
      : []),
    ...(tag
      ? links(m.shell.feedOf({ title: `#${tag}`, name }), `/feeds/tag/${encodeURIComponent(tag)}`)
      : []),
    ...(section === "events"
      ? [alternate("text/calendar", m.shell.eventsOf({ name }), addressOf("/events.ics"))]
      : []),
  ];
}

function sectionAt(pathname: string): BlogCard["section"] | undefined {
  const name = pathname.replace(/^\/(section\/)?/, "");
  return Object.hasOwn(sectionNames, name) ? (name as BlogCard["section"]) : undefined;
}

function feedsAt(title: string, path: string): MetaDescriptor[] {
  return [
    alternate("application/rss+xml", title, `${path}.xml`),
    alternate("application/feed+json", title, `${path}.json`),
  ];
}

function alternate(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type, title, href };
}
