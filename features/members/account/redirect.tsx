import { Navigate } from "react-router";
import { Loading } from "#ui/forms/loading.tsx";

/** Fills the window while the next page loads, so that the footer does not jump. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Loading page />
    </>
  );
}
