import { FolderOpen, Image } from "lucide-react";
import { useApi } from "#core/api.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { OutlineGroup } from "../editor/outline/outline-group.tsx";
import { FieldList } from "../fields/field-list.tsx";
import { ProjectGroup } from "../fields/project-group.tsx";
import { TagsField } from "../fields/tags-field.tsx";
import { BylineFields } from "./byline-fields.tsx";
import { CoverField } from "./cover-field.tsx";
import { EventSide } from "./event-side.tsx";
import type { ArticleFields } from "./fields.ts";
import { RecordLink } from "./record-section.tsx";

export function ArticleSide(props: FieldProps<ArticleFields>) {
  const { fields, change, errors, member, isNew } = props;
  const { blogs, writing } = useApi();
  const { section } = fields;
  const { value: subcategory = [] } = useQuery(section, () => blogs.subcategories({ section }));
  const isAdmin = member.role === "admin"; // authors have no media library, and no list of tags
  return (
    <>
      <OutlineGroup />
      <SideGroup title={m.adminArticles.typeAndTags()} icon={FolderOpen} open>
        <FieldList
          list={blogFields}
          group="section"
          fields={fields}
          errors={errors}
          change={(some) => change(some.section ? { ...some, subcategory: "" } : some)}
          suggestions={{ subcategory }}
        />
        <TagsField
          value={fields.tags}
          onChange={(tags) => change({ tags })}
          error={errors.tags}
          suggest={isAdmin ? (letters) => writing.tags({ q: letters }) : undefined}
        />
      </SideGroup>
      {section === "events" && <EventSide {...props} />}
      <SideGroup title={m.adminArticles.picture()} icon={Image} open>
        <CoverField {...props} hasAddress={!isNew} />
      </SideGroup>
      <BylineFields {...props} />
      <ProjectGroup {...props} />
      {section === "publications" && <RecordLink fields={fields} />}
    </>
  );
}
