import { useApi } from "#core/api.ts";
import { namedDrawings } from "#features/media/generated-picture.ts";
import { useQuery } from "#ui/use-query.ts";
import { LibraryPictureField } from "./library-picture-field.tsx";
import type { SettingsForm } from "./use-settings.ts";

/** The picture beside the forms of accounts. */
export function PanelField({ form }: { form: SettingsForm<"appearance"> }) {
  const id = form.values.panelId;
  const { media } = useApi();
  const found = useQuery(id ?? "", async () => (id ? (await media.read({ id })).url : undefined));
  const url = id ? (found.stale ? undefined : found.value) : namedDrawings.account;
  return (
    <LibraryPictureField
      form={form}
      field="panelId"
      hint="Optional. Shown with the quote beside the forms to log in and to sign up. Without it, there is a drawing in your colours."
    >
      <span className="block h-20 w-16 overflow-hidden rounded-base border border-hairline bg-sunken">
        {url && <img src={url} alt="" className="size-full object-cover" />}
      </span>
    </LibraryPictureField>
  );
}
