import { uploadLimits } from "#features/media/limits.ts";
import { formError, formValues } from "#ui/forms/use-action-form.ts";
import { saveFile } from "#ui/save-file.ts";
import { session } from "../../session.ts";
import { formActions } from "../form-action.ts";

/** What the forms of the profile do. */
export const profileAction = formActions({
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
      const { maxBytes, tooLarge } = uploadLimits.avatar;
      if (!file.type.startsWith("image/")) return formError("Please select a valid image file");
      if (file.size > maxBytes) return formError(tooLarge);
      await members.uploadAvatar({ file });
      void session.check();
      return { message: "Profile picture updated successfully!" };
    },
    fallback: "Failed to upload image. Please try again.",
  },
  "remove photo": {
    async run(members) {
      await members.updateProfile({ avatar: "" });
      void session.check();
      return { message: "Profile picture removed" };
    },
    fallback: "Failed to remove the picture. Please try again.",
  },
  password: {
    async run(members, form) {
      const { msg, token } = await members.changePassword(formValues(form, "currentPassword", "password"));
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
      session.end({ farewell: "You have been signed out on every device." });
      return {};
    },
    fallback: "You could not be signed out everywhere. Please try again.",
  },
  export: {
    async run(members) {
      saveFile("my-data.json", JSON.stringify(await members.exportData(), null, 2), "application/json");
      return {};
    },
    fallback: "Your data could not be prepared. Please try again.",
  },
  delete: {
    async run(members, form) {
      const { password, comments } = formValues(form, "password", "comments");
      await members.deleteAccount({ password, comments: comments === "remove" ? "remove" : "keep" });
      session.end({ deleted: true });
      return {};
    },
    fallback: "Your account could not be deleted. Please try again.",
  },
});
