import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { ApiContext, api } from "#core/api.ts";
import { session } from "#features/members/session.ts";
import { httpApi } from "./api.client.ts";

const shared = httpApi(session);
session.start(shared.members);

startTransition(() => {
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
});
