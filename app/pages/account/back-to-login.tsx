import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

export function BackToLogin() {
  return (
    <Link
      to="/login"
      className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to login
    </Link>
  );
}
