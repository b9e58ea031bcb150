import type { ProjectCard } from "#features/projects/contract.ts";
import { ProjectItem } from "#features/projects/project-item.tsx";
import { m } from "#messages";
import { plainListing } from "../plain/listing.tsx";

const { load, meta, Component, ErrorBoundary } = plainListing<ProjectCard>("project", {
  read: ({ projects }, slice) => projects.list(slice),
  badge: m.projects.badge,
  title: m.projects.title,
  lead: m.projects.lead,
  empty: m.projects.empty,
  Item: ProjectItem,
});

export { Component as default, ErrorBoundary, load as clientLoader, load as loader, meta };
