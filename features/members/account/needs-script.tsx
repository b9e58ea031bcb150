/** Said where a form cannot work. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mt-6 rounded-base border border-l-4 border-hairline border-l-info bg-surface px-4 py-3 text-small">
        Signing in needs JavaScript, which is switched off in this browser. Reading does not: every article,
        event and photograph is open without it.
      </p>
    </noscript>
  );
}
