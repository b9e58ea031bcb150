import type { Operations } from "#core/contract.ts";
import type { registrationEndpoints } from "../contract.ts";
import { cancelOwn, confirmOwn, readOwn, updateOwn } from "../guest-page.server.ts";
import { readOffer } from "../offer.server.ts";
import { register } from "../registrations.server.ts";

export const registrationOperations: Operations<typeof registrationEndpoints> = {
  offer: readOffer,
  register,
  read: readOwn,
  confirm: confirmOwn,
  update: updateOwn,
  cancel: cancelOwn,
};
