import { LibraryBig } from "lucide-react";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { recordFields } from "#features/publications/record-fields.ts";
import { publicationTypes } from "#features/publications/types.ts";
import { m } from "#messages";
import { FormCard } from "../document/form-card.tsx";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { FieldList, groupsOf } from "../fields/field-list.tsx";
import { Deposits } from "./deposits.tsx";
import type { ArticleFields } from "./fields.ts";

type RecordSectionProps = Pick<FieldProps<ArticleFields>, "fields" | "change" | "errors" | "member">;

const sectionId = "publication-record";

/** What catalogues know about a publication, below its text. */
export function RecordSection({ fields, change, errors, member }: RecordSectionProps) {
  const saved = useForm().document as EditableBlog | undefined;
  const { record } = fields;
  return (
    <section aria-labelledby={sectionId} className="@container">
      <h2 id={sectionId} tabIndex={-1} className="heading scroll-mt-24 text-h3 outline-none">
        {m.adminArticles.record()}
      </h2>
      <div className="mt-4 grid gap-4 @xl:grid-cols-2">
        {groupsOf(recordFields).map((group = "", index) => (
          <FormCard
            key={group}
            title={group}
            level={3}
            className={index === 1 ? "@xl:row-span-2" : undefined}
          >
            <FieldList
              list={recordFields}
              group={group}
              fields={record}
              change={(some) => change(({ record: now }) => ({ record: { ...now, ...some } }))}
              errors={errors}
              path="record"
              className="grid gap-x-6 gap-y-5 @xl:grid-cols-2 @xl:[&>fieldset]:col-span-full"
            />
          </FormCard>
        ))}
        {saved && member.role === "admin" && (
          <div className="col-span-full">
            <Deposits id={saved._id} version={saved.version} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Shows in the side panel what the record says, and leads to it. */
export function RecordLink({ fields }: Pick<RecordSectionProps, "fields">) {
  return (
    <SideGroup title={m.adminArticles.record()} icon={LibraryBig} summary={summaryOf(fields.record)} open>
      <button
        type="button"
        onClick={() => document.getElementById(sectionId)?.focus()}
        className="min-h-8 text-small font-semibold text-brand underline underline-offset-4"
      >
        {m.adminArticles.editRecord()}
      </button>
    </SideGroup>
  );
}

function summaryOf(record: ArticleFields["record"]): string {
  const named = [
    publicationTypes[record.type](),
    [record.series[0]?.title, record.seriesNumber].filter(Boolean).join(" "),
    record.doi && `DOI ${record.doi}`,
    record.isbn && `ISBN ${record.isbn}`,
  ].filter(Boolean);
  return named.length > 1 ? named.join(" · ") : m.adminArticles.recordHint();
}
