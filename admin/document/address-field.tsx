import { Link2 } from "lucide-react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import { textOf } from "#features/fields/field.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import { Field } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import { useDocumentForm } from "./form-context.ts";
import { SideGroup } from "./side-group.tsx";
import type { DocumentForm } from "./use-document.ts";

/** The slug in the document's URL. Only administrators can choose it. */
export function AddressField() {
  const form = useDocumentForm();
  if (!form.isAdmin) return null;
  const { kind, content, document, errors, update } = form;
  const saved = document?.slug ?? "";
  const isFixed = hasFixedSlug({ kind: kind.name, id: content.id });
  return (
    <SideGroup title="Address" icon={Link2} summary={<bdi>{content.slug ?? saved}</bdi>}>
      <Field
        label="Address"
        name="slug"
        value={content.slug ?? saved}
        readOnly={isFixed}
        placeholder={`Made from the ${titleOf(form)}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        error={errors.slug}
        hint={<Hint form={form} isFixed={isFixed} />}
        onChange={({ target: { value: slug } }) => update((now) => ({ content: { ...now.content, slug } }))}
      />
    </SideGroup>
  );
}

function Hint({ form, isFixed }: { form: DocumentForm; isFixed: boolean }) {
  const { kind, content, document, isAddressed } = form;
  const { url } = useSite();
  const { addresses } = useApi();
  const typed = content.slug ?? document?.slug ?? "";
  const isChosen = typed.trim() !== "" && typed !== document?.slug;
  const former = useQuery(isChosen ? typed : "", async () => {
    if (!isChosen) return null;
    return (await addresses.former({ kind: kind.name, id: content.id, slug: typed })).title;
  });
  const whole = typed.trim() && (
    <span dir="ltr" className="wrap-anywhere">
      {url + decodeURIComponent(pathOf(kind.name, { _id: content.id, slug: shownSlug(typed) }))}
    </span>
  );
  if (isFixed) return <>{whole} cannot be changed.</>;
  if (!typed.trim()) return `Made from the ${titleOf(form)} when you save.`;
  if (former.value && !former.stale)
    return (
      <>
        {whole}. <bdi>“{former.value}”</bdi> had this address before. Links to it with this address will lead
        here.
      </>
    );
  if (isAddressed && document?.status === "published")
    return <>{whole}. Links to the old address will redirect here.</>;
  if (document?.status === "published") return whole;
  return (
    <>
      {whole}. It follows the {titleOf(form)} until you publish the document or change it here.
    </>
  );
}

function shownSlug(typed: string): string {
  return typed.trim().replace(/\s+/g, "-").toLowerCase().toWellFormed();
}

/** What the form calls the title. */
function titleOf({ kind, fields }: Pick<DocumentForm, "kind" | "fields">): string {
  return (textOf(kind.list(fields).title?.label) ?? "Title").toLowerCase();
}
