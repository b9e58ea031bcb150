import { CheckField } from "#ui/forms/check-field.tsx";
import { Logo } from "#ui/logo.tsx";
import { labels } from "./groups.ts";
import { LibraryPictureField } from "./library-picture-field.tsx";
import { useLogo } from "./use-logo.ts";
import type { SettingsForm } from "./use-settings.ts";

const frame =
  "flex h-14 min-w-14 max-w-48 items-center justify-center overflow-hidden rounded-base border border-hairline px-2";

/** The logo, the one for dark backgrounds, and whether the name stands beside them. */
export function LogoFields({ form }: { form: SettingsForm<"appearance"> }) {
  const { values, change } = form;
  const logo = useLogo(values);
  return (
    <>
      <LibraryPictureField
        form={form}
        field="logoId"
        hint="PNG or WebP, best with a transparent background and at least 512 pixels wide. The site’s icons and link previews use it."
      >
        <span className={`${frame} bg-[#fbfaf6] scheme-light`}>
          <Logo className="size-9" picture={values.logoId ? logo : null} scheme="light" />
        </span>
      </LibraryPictureField>
      {values.logoId && (
        <>
          <CheckField
            label={labels.appearance.logoHasName}
            checked={values.logoHasName}
            onChange={({ target }) => change({ logoHasName: target.checked })}
          />
          <LibraryPictureField
            form={form}
            field="darkLogoId"
            hint="Optional. Used in dark mode, in the footer and in link previews. Without it, a dark logo stands on white there."
          >
            <span className={`${frame} on-deep bg-deep`}>
              <Logo className="size-9" picture={logo} onDeep />
            </span>
          </LibraryPictureField>
        </>
      )}
    </>
  );
}
