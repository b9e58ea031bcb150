import type { ReactNode } from "react";
import { useForm } from "#admin/document/form-context.ts";
import type { InputProps, OwnInputs } from "#admin/fields/form-value.ts";
import { PictureField } from "#admin/fields/picture.tsx";
import { useApi } from "#core/api.ts";
import type { Fields } from "#features/fields/field.ts";
import { namedDrawings } from "#features/media/generated-picture.ts";
import { Logo } from "#ui/logo.tsx";
import { useQuery } from "#ui/use-query.ts";
import { type LogoValues, useLogo } from "./use-logo.ts";

type PictureProps = InputProps<string | null>;

const frame =
  "flex h-14 w-fit min-w-14 max-w-48 items-center justify-center overflow-hidden rounded-base border border-hairline px-2";

function SettingPicture({
  name,
  field,
  value,
  error,
  isDecorative,
  preview,
}: PictureProps & { isDecorative?: boolean; preview: ReactNode }) {
  return (
    <PictureField
      path={name}
      label={field.label()}
      hint={field.hint?.()}
      error={error}
      isChosen={value !== null}
      isDecorative={isDecorative}
      className="sm:grid-cols-[auto_minmax(0,1fr)]"
      preview={preview}
    >
      <input type="hidden" name={name} value={value ?? ""} />
    </PictureField>
  );
}

export function LogoInput(props: PictureProps) {
  const logo = useLogo(useForm().fields as LogoValues);
  const preview = (
    <span className={`${frame} bg-[#fbfaf6] scheme-light`}>
      <Logo className="size-9" picture={props.value ? logo : null} scheme="light" />
    </span>
  );
  return <SettingPicture {...props} isDecorative preview={preview} />;
}

export function DarkLogoInput(props: PictureProps) {
  const logo = useLogo(useForm().fields as LogoValues);
  const preview = (
    <span className={`${frame} on-deep bg-deep`}>
      <Logo className="size-9" picture={logo} onDeep />
    </span>
  );
  return <SettingPicture {...props} isDecorative preview={preview} />;
}

/** The picture beside the forms of accounts. */
export function PanelInput(props: PictureProps) {
  const url = useAddress(props.value);
  const shown = props.value ? url : namedDrawings.account;
  const preview = (
    <span className="block h-20 w-16 overflow-hidden rounded-base border border-hairline bg-sunken">
      {shown && <img src={shown} alt="" className="size-full object-cover" />}
    </span>
  );
  return <SettingPicture {...props} isDecorative preview={preview} />;
}

/** A wide picture. What it shows is said in the library. */
function WidePictureInput(props: PictureProps) {
  const url = useAddress(props.value);
  const preview = url && (
    <img src={url} alt="" className="h-16 w-28 rounded-base border border-hairline object-cover" />
  );
  return <SettingPicture {...props} preview={preview} />;
}

/** The inputs of all pictures of a group. */
export function pictureInputs(list: Fields): OwnInputs {
  const names = Object.entries(list).flatMap(([name, { kind }]) => (kind === "picture" ? name : []));
  return Object.fromEntries(names.map((name) => [name, WidePictureInput]));
}

/** Of the picture with this id; undefined while it is loading. */
function useAddress(id: string | null): string | undefined {
  const { media } = useApi();
  const found = useQuery(id ?? "", async () => (id ? (await media.read({ id })).url : undefined));
  return found.stale ? undefined : found.value;
}
