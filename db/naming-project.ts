import { expressionBuilder } from "kysely";
import type { DocumentKindName, Schema } from "./schema.ts";

export function namingProject(kind: DocumentKindName, projectId: string) {
  return expressionBuilder<Schema, never>()
    .selectFrom("documentProjects")
    .select("documentProjects.ref")
    .where("documentProjects.projectId", "=", projectId)
    .where("documentProjects.kind", "=", kind);
}
