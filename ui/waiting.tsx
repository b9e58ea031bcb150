/** Stands where a page will be as soon as it is known who reads. */
export function Waiting() {
  return (
    <div
      role="status"
      className="flex min-h-[70vh] flex-col items-center justify-center gap-4 px-5 text-center text-muted"
    >
      <span
        aria-hidden
        className="needs-script size-10 animate-spin rounded-full border-3 border-hairline border-t-brand"
      />
      <p className="needs-script">Loading...</p>
      <noscript>
        <p>This page is for members, and signing in needs JavaScript. Everything else can be read without.</p>
      </noscript>
    </div>
  );
}
