import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { type Api, ApiContext, api } from "#core/api.ts";
import { session } from "#features/members/session.ts";
import { httpApi } from "./api.client.ts";
import { takePageData } from "./page-data.client.ts";

if (takePageData()) start();

function start(): void {
  const shared = httpApi(session);
  session.start(shared.members);
  startTransition(() => hydrate(shared));
}

function hydrate(shared: Api): void {
  hydrateRoot(
    document,
    <StrictMode>
      <ApiContext value={shared}>
        <HydratedRouter
          getContext={() => {
            const context = new RouterContextProvider();
            context.set(api, shared);
            return context;
          }}
        />
      </ApiContext>
    </StrictMode>,
  );
}
