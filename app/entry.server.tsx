import { renderToReadableStream } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { api, Calls } from "./api.ts";
import type { Api } from "./contracts.ts";
import { Nonce } from "./nonce.tsx";

const nonceOf = createContext<string>();
const failureOf = createContext<(error: unknown) => void>();

/**
 * A function that renders the page of a request. It is made in here, and not by the server, so that page and
 * handler share one copy of the router. Inline scripts of the router carry the nonce; nothing else does.
 */
export function renderer(build: ServerBuild, mode: "production" | "development") {
  const handle = createRequestHandler(build, mode);
  return (
    request: Request,
    visit: { api: Api; nonce: string; failed: (error: unknown) => void },
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(api, visit.api);
    context.set(nonceOf, visit.nonce);
    context.set(failureOf, visit.failed);
    return handle(request, context);
  };
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceOf);
  let answered = status;
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <Calls value={context.get(api)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Calls>
    </Nonce>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        answered = 500;
        context.get(failureOf)(error);
      },
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: answered, headers });
}

/** Errors of loaders. What a rule refuses is an answer and not an error. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!isRouteErrorResponse(error)) context.get(failureOf)(error);
}
