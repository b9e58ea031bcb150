import { type Check, ok, warning } from "./check.ts";

export const backups: Check = {
  name: "backups",
  async run({ source }) {
    if (source.BACKUP_TO)
      return [
        ok("Backups are made by themselves. The first page of the administration says when the last was."),
      ];
    return [
      warning(
        "No backups are set up: what is lost with this machine is lost for good.",
        "Let something run  npm run site -- backup FILE  every night, and copy the file to another place.",
      ),
    ];
  },
};
