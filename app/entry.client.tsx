import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { type Api, ApiContext, api, pagePlace } from "#core/api.ts";
import { session } from "#features/members/session.ts";
import { PagePlaceContext } from "#ui/page-place.ts";
import { httpApi } from "./api.client.ts";
import { placeInDocument, translatedRoutes } from "./page/page-place.ts";
import { takePageData } from "./page-data.client.ts";

type Manifest = { routes: Record<string, { path?: string }> };

const place = placeInDocument();

function start(): void {
  const { __reactRouterManifest: manifest } = window as Window & { __reactRouterManifest?: Manifest };
  if (place && manifest) manifest.routes = translatedRoutes(manifest.routes, place);
  const shared = httpApi(session);
  session.start(shared.members);
  startTransition(() => hydrate(shared));
}

function hydrate(shared: Api): void {
  hydrateRoot(
    document,
    <StrictMode>
      <ApiContext value={shared}>
        <PagePlaceContext value={place}>
          <HydratedRouter
            getContext={() => {
              const context = new RouterContextProvider();
              context.set(api, shared);
              context.set(pagePlace, place);
              return context;
            }}
          />
        </PagePlaceContext>
      </ApiContext>
    </StrictMode>,
  );
}

if (takePageData()) start();
