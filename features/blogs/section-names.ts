import type { Message } from "#core/message.ts";
import { m } from "#messages";
import type { BlogCard } from "./contract.ts";

export const sectionNames: Record<BlogCard["section"], { one: Message; all: Message; path: string }> = {
  programmes: { one: m.sections.programme, all: m.sections.programmes, path: "/programmes" },
  publications: { one: m.sections.publication, all: m.sections.publications, path: "/publications" },
  events: { one: m.sections.event, all: m.sections.events, path: "/events" },
};

export function sectionNamed(name: string | null): BlogCard["section"] | undefined {
  return name !== null && Object.hasOwn(sectionNames, name) ? (name as BlogCard["section"]) : undefined;
}
