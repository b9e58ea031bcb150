import { redirect } from "react-router";
import { registrationPath } from "#features/registrations/paths.ts";
import type { Route } from "./+types/registration-link.ts";

/** Links of older emails have the token in their path. */
const read = ({ params }: Route.LoaderArgs) => redirect(registrationPath(params.token));

export { read as loader, read as clientLoader };
