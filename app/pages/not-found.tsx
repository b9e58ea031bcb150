import { type ClientLoaderFunctionArgs, data, redirectDocument } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** The server knows what redirects elsewhere. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}
