import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { session } from "#features/members/session.ts";
import { httpApi } from "./api.client.ts";
import { api, Calls } from "./api.ts";

const shared = httpApi(session);
session.start(shared.members);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Calls value={shared}>
        <HydratedRouter
          getContext={() => {
            const context = new RouterContextProvider();
            context.set(api, shared);
            return context;
          }}
        />
      </Calls>
    </StrictMode>,
  );
});
