/** Agencies that register DOIs. */
export const agencies = { crossref: "Crossref", datacite: "DataCite" } as const;

export type Agency = keyof typeof agencies;
