import { uploadLimits } from "#features/media/limits.ts";
import { m } from "#messages";
import { formError, formValues } from "#ui/forms/use-action-form.ts";
import { saveFile } from "#ui/save-file.ts";
import { session } from "../../session.ts";
import { formActions } from "../form-action.ts";
import { followLanguage } from "../own-language.ts";

/** What the forms of the profile do. */
export const profileAction = formActions({
  personal: {
    async run(members, form) {
      const avatar = String(form.get("avatar")) || null;
      await members.updateProfile({ ...formValues(form, "name", "bio"), avatar });
      void session.check();
      return { message: m.members.profileSaved() };
    },
    fallback: m.members.profileFailed,
  },
  language: {
    async run(members, form) {
      const { language } = formValues(form, "language");
      await members.updateProfile({ language });
      await session.check();
      followLanguage(language);
      return { message: m.members.languageSaved() };
    },
    fallback: m.members.languageFailed,
  },
  "translation emails": {
    async run(members, form) {
      await members.updateProfile({ translationEmails: form.has("translationEmails") });
      return { message: m.members.translationEmailsSaved() };
    },
    fallback: m.members.translationEmailsFailed,
  },
  photo: {
    async run(members, form) {
      const file = form.get("photo") as File;
      const { maxBytes, tooLarge } = uploadLimits.avatar;
      if (!file.type.startsWith("image/")) return formError(m.members.noPicture());
      if (file.size > maxBytes) return formError(tooLarge());
      await members.uploadAvatar({ file });
      void session.check();
      return { message: m.members.pictureSaved() };
    },
    fallback: m.members.pictureFailed,
  },
  "remove photo": {
    async run(members) {
      await members.updateProfile({ avatar: "" });
      void session.check();
      return { message: m.members.pictureRemoved() };
    },
    fallback: m.members.pictureRemovalFailed,
  },
  password: {
    async run(members, form) {
      const { msg, token } = await members.changePassword(formValues(form, "currentPassword", "password"));
      await session.enter(token);
      return { message: msg };
    },
    fallback: m.members.passwordFailed,
  },
  verification: {
    run: (members) => members.resendVerification(),
    fallback: m.members.verificationFailed,
  },
  "sign out everywhere": {
    async run(members) {
      await members.logoutEverywhere();
      session.end({ farewell: m.members.signedOutEverywhere() });
      return {};
    },
    fallback: m.members.signOutFailed,
  },
  export: {
    async run(members) {
      saveFile("my-data.json", JSON.stringify(await members.exportData(), null, 2), "application/json");
      return {};
    },
    fallback: m.members.exportFailed,
  },
  delete: {
    async run(members, form) {
      const { password, comments } = formValues(form, "password", "comments");
      await members.deleteAccount({ password, comments: comments === "remove" ? "remove" : "keep" });
      session.end({ deleted: true });
      return {};
    },
    fallback: m.members.deletionFailed,
  },
});
