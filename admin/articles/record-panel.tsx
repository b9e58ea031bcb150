import { LibraryBig } from "lucide-react";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import { recordParts } from "#features/publications/record-parts.ts";
import { publicationTypes } from "#features/publications/types.ts";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import type { FormPart } from "../document/parts/form-parts.ts";
import { PartsField } from "../document/parts/parts-field.tsx";
import { SideGroup } from "../document/side-group.tsx";
import { Deposits } from "./deposits.tsx";
import { type ArticleFields, emptyArticle, hasRecord } from "./fields.ts";

type RecordPanelProps = Pick<FieldProps<ArticleFields>, "fields" | "change" | "errors" | "member">;

/** What catalogues know about a publication. Closed at first if it is empty. */
export function RecordPanel({ fields, change, errors, member }: RecordPanelProps) {
  const saved = useForm().document as EditableBlog | undefined;
  const record = { ...emptyArticle.record, ...fields.record };
  return (
    <SideGroup
      title="Publication record"
      icon={LibraryBig}
      summary={summaryOf(record)}
      open={hasRecord(fields)}
      lazy={{ isWrong: Object.keys(errors).some((name) => name.startsWith("record")) }}
    >
      <PartsField
        parts={recordParts}
        values={record}
        onChange={(next) => change({ record: next })}
        errors={errors}
        path="record"
      />
      {saved && member.role === "admin" && <Deposits id={saved._id} version={saved.version} />}
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
