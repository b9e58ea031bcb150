import { sendVideos } from "#test/files/large-videos.ts";

/** Sends a video as many forms at once: `node upload-clients.ts URL TOKEN FILE FORMS`. Prints their statuses. */
const [, , url = "", token = "", path = "", forms = "1"] = process.argv;
const statuses = await Promise.all(
  Array.from({ length: Number(forms) }, () => sendVideos({ url, token }, [path])),
);
process.stdout.write(JSON.stringify(statuses));
