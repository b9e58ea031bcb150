/** Before the path of a page: the data with which the app hydrates it (`server/pages/data-routes.ts`). */
export const pageDataPath = "/page-data";
