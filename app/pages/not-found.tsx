import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { readNewest } from "../site/route-errors.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  throw data({ newest: await readNewest(context) }, { status: 404 });
}

/** Loads the page from the server, which may have a redirect. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}
