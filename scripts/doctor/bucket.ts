import { text } from "node:stream/consumers";
import { newId } from "#core/ids.ts";
import { type Check, ok, wrong } from "./check.ts";

/** Writes, reads and deletes a small object. */
export const bucket: Check = {
  name: "bucket",
  async run({ env: { mediaStore } }) {
    if (typeof mediaStore === "string") return [];
    const { name } = mediaStore;
    const steps = { there: "reached", write: "written", read: "read", remove: "emptied" };
    let step: keyof typeof steps = "there";
    try {
      const { bucketFiles } = await import("#features/media/bucket.server.ts");
      const files = bucketFiles(mediaStore);
      const key = `doctor/${newId()}.txt`;
      await files.check();
      step = "write";
      await files.write(key, Buffer.from(key), "text/plain");
      step = "read";
      if ((await text(await files.read(key))) !== key) throw new Error("it returned something else");
      step = "remove";
      await files.remove(key);
      return [ok(`The bucket ${name} can be written, read and deleted from.`)];
    } catch (error) {
      const { name: kind, message } = error as Error;
      const missing = /Cannot find package/.test(message);
      return [
        wrong(
          missing
            ? "The packages for buckets are not installed."
            : `The bucket ${name} cannot be ${steps[step]} (${[kind, message].filter((part) => part !== "Error").join(": ")}).`,
          missing
            ? "npm install @aws-sdk/client-s3 @aws-sdk/lib-storage"
            : "Check its name, region and endpoint in MEDIA_STORE, and that the key (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY) may list, put, get and delete objects.",
        ),
      ];
    }
  },
};
