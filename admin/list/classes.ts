/** A table of a manage screen: from `lg` on a table, on small screens a card for each row. */
export const tableLook = "block w-full lg:table";
export const tableHeadLook = "hidden lg:table-header-group";
export const tableBodyLook = "block lg:table-row-group";
/** The head of a column. */
export const headLook = "caps py-2 pr-5 text-left align-middle text-muted border-b border-hairline";
/** A cell, which on a card stands by itself. */
export const cellLook = "block lg:table-cell lg:h-15 lg:py-1.5 lg:pr-5 lg:align-middle";
/** A button with a picture instead of words: it needs a name. */
export const iconButtonLook =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted transition-colors hover:bg-sunken hover:text-brand disabled:cursor-not-allowed disabled:opacity-60";
/** The height of the controls above and in a table: compact where there is a mouse. */
export const compactLook = "lg:min-h-9! lg:py-1!";
