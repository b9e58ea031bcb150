import { FolderKanban } from "lucide-react";
import { withCommas } from "#core/list-format.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { m } from "#messages";
import type { Fields as DocumentForm, FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { FieldList } from "./field-list.tsx";
import type { FormValues } from "./form-value.ts";

type Form = FormValues<typeof projectFields>;

/** The projects whose output a document is. Authors leave them as they are. */
export function ProjectGroup<F extends Form & DocumentForm>({
  fields,
  change,
  errors,
  member,
}: FieldProps<F>) {
  if (member.role !== "admin") return null;
  const names = withCommas(fields.projects.map(({ title }) => title));
  return (
    <SideGroup
      title={m.adminFields.projects()}
      icon={FolderKanban}
      summary={names || m.adminFields.noProjects()}
    >
      <FieldList<Form>
        list={projectFields}
        group="projects"
        fields={fields}
        errors={errors}
        change={(some) => change(some as Partial<F>)}
      />
    </SideGroup>
  );
}
