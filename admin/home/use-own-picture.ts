import { useApi } from "#core/api.ts";
import { pick } from "#core/pick.ts";
import type { Settings } from "#core/settings.ts";
import type { Picture } from "#features/media/contract.ts";
import { useQuery } from "#ui/use-query.ts";

/** The institute's own picture in a form; undefined without one, and while it is loading. */
export function useOwnPicture({
  pictureId: id,
  pictureCaption: caption,
}: Settings["home"]): Picture | undefined {
  const { media } = useApi();
  const { value, stale } = useQuery(id ?? "", async () => (id ? media.read({ id }) : undefined));
  if (stale || !value) return undefined;
  const shown = pick(value, ["url", "srcset", "width", "height", "placeholder", "alt"]);
  return { ...shown, caption, generated: false };
}
