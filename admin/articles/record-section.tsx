import { LibraryBig } from "lucide-react";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import { recordParts } from "#features/publications/record-parts.ts";
import { publicationTypes } from "#features/publications/types.ts";
import type { Parts } from "#features/publishing/parts.ts";
import { FormCard } from "../document/form-card.tsx";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import type { FormPart } from "../document/parts/form-parts.ts";
import { PartsField } from "../document/parts/parts-field.tsx";
import { SideGroup } from "../document/side-group.tsx";
import { Deposits } from "./deposits.tsx";
import { type ArticleFields, emptyArticle } from "./fields.ts";

type RecordSectionProps = Pick<FieldProps<ArticleFields>, "fields" | "change" | "errors" | "member">;

const parts = Object.entries<Parts[string]>(recordParts);
const titles = parts.flatMap(([, { group }]) => group ?? []);
const groups = titles.map((title) => {
  const from = parts.findIndex(([, { group }]) => group === title);
  const to = parts.findIndex(([, { group }], index) => group && index > from);
  const own = parts.slice(from, to < 0 ? undefined : to).map(([name, { group, ...part }]) => [name, part]);
  return { title, parts: Object.fromEntries(own) as Parts };
});
const sectionId = "publication-record";

/** What catalogues know about a publication, below its text. */
export function RecordSection({ fields, change, errors, member }: RecordSectionProps) {
  const saved = useForm().document as EditableBlog | undefined;
  const record = { ...emptyArticle.record, ...fields.record };
  return (
    <section aria-labelledby={sectionId} className="@container">
      <h2 id={sectionId} tabIndex={-1} className="heading scroll-mt-24 text-h3 outline-none">
        Publication record
      </h2>
      <div className="mt-4 grid gap-4 @xl:grid-cols-2">
        {groups.map(({ title, parts }, index) => (
          <FormCard
            key={title}
            title={title}
            level={3}
            className={index === 1 ? "@xl:row-span-2" : undefined}
          >
            <div className="grid gap-x-6 gap-y-5 @xl:grid-cols-2 @xl:[&>fieldset]:col-span-full">
              <PartsField
                parts={parts}
                values={record}
                onChange={(next) => change({ record: { ...record, ...next } })}
                errors={errors}
                path="record"
              />
            </div>
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

/** In the side panel: what the record says, and the way to it. */
export function RecordLink({ fields }: Pick<RecordSectionProps, "fields">) {
  const record = { ...emptyArticle.record, ...fields.record };
  return (
    <SideGroup title="Publication record" icon={LibraryBig} summary={summaryOf(record)} open>
      <button
        type="button"
        onClick={() => document.getElementById(sectionId)?.focus()}
        className="min-h-8 text-small font-semibold text-brand underline underline-offset-4"
      >
        Edit it below the text
      </button>
    </SideGroup>
  );
}

function summaryOf(record: ArticleFields["record"]): string {
  const titleOf = (part: FormPart | undefined) =>
    Array.isArray(part) && part[0] && "title" in part[0] ? part[0].title : "";
  const named = [
    publicationTypes[record.type as keyof typeof publicationTypes],
    [titleOf(record.series), record.seriesNumber].filter(Boolean).join(" "),
    record.doi && `DOI ${record.doi}`,
    record.isbn && `ISBN ${record.isbn}`,
  ].filter(Boolean);
  return named.length > 1 ? named.join(" · ") : "Series, identifiers, licence, funders and errata.";
}
