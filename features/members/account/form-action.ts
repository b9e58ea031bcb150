import type { ClientActionFunctionArgs } from "react-router";
import { type Api, api } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import { m } from "#messages";
import { errorsOf, fieldErrors } from "#ui/forms/use-action-form.ts";

type FormAction = {
  run(members: Api["members"], form: FormData): Promise<unknown>;
  /** The message for an error without a sentence. */
  fallback: Message;
};

type ActionArgs = Pick<ClientActionFunctionArgs, "request" | "context">;

/** The `clientAction` of a page with one form. */
export function formAction(action: FormAction) {
  return async ({ request, context }: ActionArgs) =>
    runAction(action, await request.formData(), context.get(api).members);
}

/** The `clientAction` of a page with several forms, by the value of their field `intent`. */
export function formActions(actions: Record<string, FormAction>) {
  return async ({ request, context }: ActionArgs) => {
    const form = await request.formData();
    const action = actions[String(form.get("intent"))];
    if (!action) throw new Error("The form has no known intent.");
    return runAction(action, form, context.get(api).members);
  };
}

async function runAction({ run, fallback }: FormAction, form: FormData, members: Api["members"]) {
  if (form.has("confirmation") && form.get("confirmation") !== form.get("password")) {
    return fieldErrors({ confirmation: m.members.passwordsDiffer() });
  }
  try {
    return await run(members, form);
  } catch (error) {
    return errorsOf(error, form, fallback());
  }
}
