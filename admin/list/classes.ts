export const headLook = "caps py-2 pe-5 text-start align-middle text-muted border-b border-hairline";
export const iconButtonLook =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted transition-colors hover:bg-sunken hover:text-brand disabled:cursor-not-allowed disabled:opacity-60";
/** Lower controls in wide windows. */
export const compactLook = "lg:min-h-9! lg:py-1!";
