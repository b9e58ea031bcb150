import type { Message } from "#core/message.ts";
import { m } from "#messages";
import type { licences } from "./licences.ts";

/** The labels of licences in the form, with what each allows. */
export const licenceOptions = {
  "": m.adminPublications.licenceNone,
  by: m.adminPublications.licenceBy,
  "by-sa": m.adminPublications.licenceBySa,
  "by-nd": m.adminPublications.licenceByNd,
  "by-nc": m.adminPublications.licenceByNc,
  "by-nc-sa": m.adminPublications.licenceByNcSa,
  "by-nc-nd": m.adminPublications.licenceByNcNd,
  cc0: m.adminPublications.licenceCc0,
} as const satisfies Record<keyof typeof licences, Message>;
