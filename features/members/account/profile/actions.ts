import type { ClientActionFunctionArgs } from "react-router";
import { type Api, api } from "#core/api.ts";
import { type ErrorCode, isAppError } from "#core/errors.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { errorsOf, fieldErrors, formError, formValues } from "#ui/forms/use-action-form.ts";
import { session } from "../../session.ts";

const notAnImage = "Please select a valid image file";
const { mostBytes, tooLarge } = uploadLimits.avatar;

type Action = {
  run(members: Api["members"], form: FormData): Promise<unknown>;
  fallback: string;
  /** Sentences for error codes, instead of those of the server. */
  sentences?: Partial<Record<ErrorCode, string>>;
};

/** What the forms of the profile do, by the value of their field `intent`. */
const actions: Record<string, Action> = {
  personal: {
    async run(members, form) {
      const avatar = String(form.get("avatar")) || null;
      await members.updateProfile({ ...formValues(form, "name", "bio"), avatar });
      void session.check();
      return { message: "Profile updated successfully!" };
    },
    fallback: "Failed to update profile",
  },
  photo: {
    async run(members, form) {
      const file = form.get("photo") as File;
      if (!file.type.startsWith("image/")) return formError(notAnImage);
      if (file.size > mostBytes) return formError(tooLarge);
      await members.uploadAvatar({ file });
      void session.check();
      return { message: "Profile picture updated successfully!" };
    },
    fallback: "Failed to upload image. Please try again.",
    sentences: { too_large: tooLarge, unsupported_media_type: notAnImage },
  },
  "remove photo": {
    async run(members) {
      await members.updateProfile({ avatar: "" });
      void session.check();
      return { message: "Profile picture removed" };
    },
    fallback: "Failed to remove the picture. Please try again.",
    sentences: {},
  },
  password: {
    async run(members, form) {
      const { confirmation, ...passwords } = formValues(form, "currentPassword", "password", "confirmation");
      if (passwords.password !== confirmation) {
        return fieldErrors({ confirmation: "Passwords do not match" });
      }
      const { msg, token } = await members.changePassword(passwords);
      await session.enter(token);
      return { message: msg };
    },
    fallback: "The password could not be changed. Please try again.",
  },
  verification: {
    run: (members) => members.resendVerification(),
    fallback: "The email could not be sent. Please try again.",
  },
  "sign out everywhere": {
    async run(members) {
      await members.logoutEverywhere();
      session.end("You have been signed out on every device.");
      return {};
    },
    fallback: "You could not be signed out everywhere. Please try again.",
  },
  export: {
    async run(members) {
      download("my-data.json", await members.exportData());
      return {};
    },
    fallback: "Your data could not be prepared. Please try again.",
  },
  delete: {
    async run(members, form) {
      const { password, comments } = formValues(form, "password", "comments");
      await members.deleteAccount({ password, comments: comments === "remove" ? "remove" : "keep" });
      session.forget();
      return {};
    },
    fallback: "Your account could not be deleted. Please try again.",
  },
};

export async function profileAction({
  request,
  context,
}: Pick<ClientActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const action = actions[String(form.get("intent"))];
  if (!action) throw new Error("The form names no known intent.");
  try {
    return await action.run(context.get(api).members, form);
  } catch (error) {
    const { fallback, sentences } = action;
    if (sentences) return formError((isAppError(error) && sentences[error.code]) || fallback);
    return errorsOf(error, form, fallback);
  }
}

function download(name: string, content: object): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
