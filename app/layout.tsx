import { Outlet, useMatches } from "react-router";
import { Flash } from "#ui/flash.tsx";
import type { Route } from "./+types/layout.ts";
import { headOfFailure } from "./page/head.ts";
import { Failure } from "./shell/failure.tsx";
import { Pending } from "./shell/pending.tsx";
import { isAdminRoute } from "./shell/rail.ts";
import { BareShell, Shell } from "./shell/shell.tsx";

/** The head of error pages; every other page has its own, and the router asks for this one, too. */
export const meta = (args: Route.MetaArgs) => (args.error === undefined ? [] : headOfFailure(args));

export default function PageLayout() {
  // The administration has a frame of its own, with the main area in it.
  const matches = useMatches();
  const isAdmin = matches.some(isAdminRoute);
  const isSetup = matches.some(({ id }) => id === "pages/setup");
  const page = (
    <Pending isAdmin={isAdmin}>
      <Outlet />
    </Pending>
  );
  return (
    <>
      {isAdmin ? <BareShell>{page}</BareShell> : <Shell bare={isSetup}>{page}</Shell>}
      <Flash />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Failure error={error} />
    </Shell>
  );
}
