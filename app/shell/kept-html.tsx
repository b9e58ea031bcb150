import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { type Api, ApiContext } from "#core/api.ts";
import { isForeignToInterface } from "#core/language.ts";
import type { PagePlace } from "#core/site-languages.ts";
import { messageLanguage } from "#messages";
import { PagePlaceContext } from "#ui/page-place.ts";
import { OwnLanguage } from "#ui/text-language.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { Site } from "../site/site.ts";

const maxKept = 400; // cards of about 4 kB
const kept = new Map<string, string>();

/** The kept parts of one page: `keep` while it is rendered, then `slots` with their HTML, in the order of the page. */
export function keptParts({ language, timeZone }: Site, api: Api, place: PagePlace | undefined) {
  const parts: { slot: string; key: string; part: ReactNode }[] = [];
  const own = isForeignToInterface(language) ? language : undefined;

  function keep(key: string, part: ReactNode): ReactNode {
    const number = String(parts.length);
    parts.push({
      slot: `<i data-kept="${number}"></i>`,
      key: JSON.stringify([messageLanguage(), own, timeZone, place, key]),
      part,
    });
    return <i data-kept={number} />;
  }

  function htmlOf(key: string, part: ReactNode): string {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = renderToString(
      <ApiContext value={api}>
        <OwnLanguage value={own}>
          <TimeZone value={timeZone}>
            <PagePlaceContext value={place}>
              <StaticRouter location="/">{part}</StaticRouter>
            </PagePlaceContext>
          </TimeZone>
        </OwnLanguage>
      </ApiContext>,
    );
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, made);
    return made;
  }

  return {
    keep,
    slots: () => parts.map(({ slot, key, part }): [string, string] => [slot, htmlOf(key, part)]),
  };
}
