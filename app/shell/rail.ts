/** The key by which the browser remembers that the menu of the administration shows icons only. */
export const railKey = "rail";

/** Runs before the first paint, so that nothing moves. */
export const markRail = `try{localStorage.${railKey}==='closed'&&document.documentElement.setAttribute('data-rail-closed','')}catch(e){}`;

export const isAdminRoute = ({ id }: { id: string }) => id.startsWith("../admin/");
