import type { BlogCard } from "./contract.ts";

export const sectionNames: Record<BlogCard["section"], { one: string; all: string; path: string }> = {
  programmes: { one: "Programme", all: "Programmes", path: "/programmes" },
  publications: { one: "Publication", all: "Publications", path: "/publications" },
  events: { one: "Event", all: "Events", path: "/events" },
};

export function sectionNamed(name: string | null): BlogCard["section"] | undefined {
  return name !== null && Object.hasOwn(sectionNames, name) ? (name as BlogCard["section"]) : undefined;
}
