import { pagePath } from "#features/addresses/paths.ts";
import { EditPage } from "#features/pages/edit-page.tsx";
import { TextPage } from "#features/pages/text-page.tsx";
import { headOf } from "../head.ts";
import { headOfPage, readPage, withoutArticle } from "../page-data.ts";
import { atItsPath } from "../route-errors.ts";
import type { Route } from "./+types/text.ts";

/** A page with a text, like /privacy or one that the institute added. */
async function read({ context, params, request }: Route.LoaderArgs) {
  const slug = (params as { path?: string }).path ?? new URL(request.url).pathname.slice(1);
  const page = await readPage(context, slug, request);
  return atItsPath(page, pagePath(page), request);
}

export const loader = async (args: Route.LoaderArgs) => withoutArticle(await read(args));

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfPage);

export default function Text({ loaderData: page }: Route.ComponentProps) {
  return (
    <TextPage key={page._id} page={page}>
      <EditPage to={`/edit-page/${page._id}`} className="mt-10" />
    </TextPage>
  );
}
