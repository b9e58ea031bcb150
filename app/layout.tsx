import { Outlet } from "react-router";
import { Flash } from "#ui/flash.tsx";
import type { Route } from "./+types/layout.ts";
import { headOfFailure } from "./head.ts";
import { Failure } from "./shell/failure.tsx";
import { Pending } from "./shell/pending.tsx";
import { Shell } from "./shell/shell.tsx";

/** For error pages; every other page has its own. */
export const meta = (args: Route.MetaArgs) => headOfFailure(args);

export default function PageLayout() {
  return (
    <Shell>
      <Pending>
        <Outlet />
      </Pending>
      <Flash />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Failure error={error} />
    </Shell>
  );
}
