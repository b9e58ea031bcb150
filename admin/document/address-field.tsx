import { Link2 } from "lucide-react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { documentAddress } from "#features/addresses/paths.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import { builtInName } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Field } from "#ui/forms/field.tsx";
import { rich } from "#ui/rich.tsx";
import { useQuery } from "#ui/use-query.ts";
import { useDocumentForm } from "./form-context.ts";
import { SideGroup } from "./side-group.tsx";
import type { DocumentForm } from "./use-document.ts";

/** The slug in the document's URL. Only administrators can choose it. */
export function AddressField() {
  const form = useDocumentForm();
  if (!form.isAdmin) return null;
  const { kind, content, document, errors, update } = form;
  const isFixed = hasFixedSlug({ kind: kind.name, id: content.id });
  const saved = document?.slug ?? (isFixed ? builtInName(content.id) : "");
  return (
    <SideGroup title={m.adminDocument.address()} icon={Link2} summary={<bdi>{content.slug ?? saved}</bdi>}>
      <Field
        label={m.adminDocument.address()}
        name="slug"
        value={content.slug ?? saved}
        readOnly={isFixed}
        placeholder={m.adminDocument.madeFromTitle({ kind: kind.name })}
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
  const { kind, content, document, fields, isAddressed } = form;
  const { url, languages, mainLanguage } = useSite();
  const { addresses } = useApi();
  const typed = content.slug ?? document?.slug ?? "";
  const isChosen = typed.trim() !== "" && typed !== document?.slug;
  const former = useQuery(isChosen ? typed : "", async () => {
    if (!isChosen) return null;
    return (await addresses.former({ kind: kind.name, id: content.id, slug: typed })).title;
  });
  const shown = { _id: content.id, slug: shownSlug(typed) || null, language: fields.language };
  const address = (
    <span dir="ltr" className="wrap-anywhere">
      {url + decodeURIComponent(documentAddress({ language: mainLanguage, languages }, kind.name, shown))}
    </span>
  );
  if (isFixed) return rich(m.adminDocument.addressFixed({ address }));
  if (!typed.trim()) return m.adminDocument.madeFromTitleOnSave({ kind: kind.name });
  if (former.value && !former.stale)
    return rich(m.adminDocument.addressFormer({ address, title: <bdi>“{former.value}”</bdi> }));
  if (isAddressed && document?.status === "published") return rich(m.adminDocument.addressOld({ address }));
  if (document?.status === "published") return address;
  return rich(m.adminDocument.addressFollows({ kind: kind.name, address }));
}

function shownSlug(typed: string): string {
  return typed.trim().replace(/\s+/g, "-").toLowerCase().toWellFormed();
}
