import { useSite } from "#app/site/site.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { FieldOf } from "./groups.ts";
import { SettingField } from "./setting-field.tsx";
import { addressFrom } from "./targets.ts";
import type { SettingsForm } from "./use-settings.ts";

type LinkSettingFieldProps<Name extends SettingGroup> = {
  form: SettingsForm<Name>;
  field: FieldOf<Name>;
  hint?: string;
};

/** An address, to which https:// is added when the field is left. */
export function LinkSettingField<Name extends SettingGroup>(props: LinkSettingFieldProps<Name>) {
  const { form, field } = props;
  const { url } = useSite();

  function complete(): void {
    const typed = String(form.values[field]).trim();
    const whole = typed && addressFrom(typed, url);
    if (whole && whole !== typed) form.change({ [field]: whole } as unknown as Partial<Settings[Name]>);
  }

  return <SettingField {...props} type="url" maxLength={500} onBlur={complete} />;
}
