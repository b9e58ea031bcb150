import { Navigate } from "react-router";
import { Loading } from "#ui/forms/loading.tsx";

/** Leads to another page. Fills the window until that page is there, so that the footer does not jump. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Loading page />
    </>
  );
}
