import { projectFields } from "#features/projects/fields.ts";
import { ProjectArticle } from "#features/projects/project-article.tsx";
import { plainForm } from "../plain/plain-form.tsx";

const { Component, handle, meta } = plainForm("project", projectFields, ProjectArticle);

export { Component as default, handle, meta };
