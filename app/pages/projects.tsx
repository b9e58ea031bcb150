import type { ProjectCard } from "#features/projects/contract.ts";
import { ProjectItem } from "#features/projects/project-item.tsx";
import { plainListing } from "../plain/listing.tsx";

const { load, meta, Component, ErrorBoundary } = plainListing<ProjectCard>("project", {
  read: ({ projects }, slice) => projects.list(slice),
  badge: "Our work",
  title: "Projects",
  lead: "What the institute works on, with whom, and who funds it.",
  empty: "What the institute works on appears here.",
  Item: ProjectItem,
});

export { Component as default, ErrorBoundary, load as clientLoader, load as loader, meta };
