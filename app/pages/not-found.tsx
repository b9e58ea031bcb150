import { type ClientLoaderFunctionArgs, data, redirectDocument } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** Loads the page from the server, which may have a redirect. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}
