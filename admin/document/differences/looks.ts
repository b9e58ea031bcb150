export const addedLook = "rounded-[2px] bg-success/15 text-ink underline decoration-success decoration-2";
export const removedLook = "rounded-[2px] bg-danger/12 text-ink line-through decoration-danger decoration-2";
