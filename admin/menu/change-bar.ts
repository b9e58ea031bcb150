import { announceSiteChange } from "#app/site/site.ts";
import type { Api } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { MenuLink } from "#core/settings.ts";

const maxAttempts = 3;

/** Changes the links of the bar on top of what others save at the same time. */
export async function changeBar(api: Api, change: (bar: MenuLink[]) => MenuLink[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version, values } = (await api.settings.read()).menu;
    try {
      await api.settings.save({ group: "menu", version, values: { ...values, bar: change(values.bar) } });
      return announceSiteChange();
    } catch (error) {
      if (!isAppError(error) || error.code !== "conflict" || attempt === maxAttempts) throw error;
    }
  }
}
