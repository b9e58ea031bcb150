import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimFolder } from "./data-folder.ts";
import { readEnv } from "./env.ts";

const secret = "thirty-two bytes, or a little more";

describe("readEnv", () => {
  it("has defaults for everything", () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      siteUrl: undefined,
      siteName: "Research Institute",
      contact: { address: undefined, email: undefined, phone: undefined },
      social: [],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      avif: true,
      jwtSecret: undefined,
      databaseUrl: undefined,
      databaseListenUrl: undefined,
      database: { connections: 10, timeout: 3, maxQueryLength: 10 },
      smtpUrl: undefined,
      agencies: { crossref: undefined, datacite: undefined },
      signupsPerHour: 20,
      mediaStore: resolve("data/media"),
      admin: undefined,
      sample: true,
      trustProxy: false,
      sharedCaches: {},
      upgradeBackup: true,
      openMetrics: false,
      exports: { maxBytes: 1024 ** 3, isAhead: true },
      stop: { delay: 0, timeout: 10 },
      logLevel: "warn",
    });
  });

  it("tells a bucket from a folder", () => {
    const store = (place: string) => readEnv({ MEDIA_STORE: place }).mediaStore;
    expect(store("s3://pictures")).toEqual({
      name: "pictures",
      prefix: "",
      region: undefined,
      endpoint: undefined,
    });
    expect(store("s3://pictures/site/one/?region=eu-west-1&endpoint=http://127.0.0.1:9000")).toEqual({
      name: "pictures",
      prefix: "site/one/",
      region: "eu-west-1",
      endpoint: "http://127.0.0.1:9000",
    });
    expect(store("some/folder")).toBe(resolve("some/folder"));
    for (const wrong of ["s3://", "ftp://pictures", "s3://pictures?endpoint=storage.example"]) {
      expect(() => store(wrong), wrong).toThrow(
        "The variable MEDIA_STORE is not a folder or like s3://bucket/prefix.",
      );
    }
  });

  it("finds ffmpeg on the path, by its own path, or not at all", () => {
    const folder = mkdtempSync(join(tmpdir(), "footpath-programs-"));
    const program = join(folder, process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg");
    const ffmpeg = (env: Record<string, string>) => readEnv(env).ffmpeg;
    expect(ffmpeg({ PATH: folder })).toBeUndefined();
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    expect(ffmpeg({})).toBeUndefined();
    expect(ffmpeg({ PATH: ["/nowhere", folder].join(delimiter) })).toBe(program);
    expect(ffmpeg({ FFMPEG_PATH: program })).toBe(program);
    expect(ffmpeg({ PATH: folder, FFMPEG_PATH: "off" })).toBeUndefined();
    expect(() => ffmpeg({ FFMPEG_PATH: join(folder, "nothing") })).toThrow(
      "The variable FFMPEG_PATH must be a program, or off.",
    );
    rmSync(folder, { recursive: true });
  });

  it("reads all variables", () => {
    const env = readEnv({
      NODE_ENV: "production",
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/institute",
      SITE_URL: "https://institute.example/",
      SITE_NAME: "Institute of the Path",
      SITE_ADDRESS: "4 River Steps; Lower Town",
      SITE_EMAIL: "post@institute.example",
      SITE_PHONE: "+351 210 000 000",
      SOCIAL_LINKS: "https://social.example/@institute",
      TIME_ZONE: "Europe/Lisbon",
      JWT_SECRET: secret,
      DATABASE_URL: "postgresql://footpath@db/footpath",
      DATABASE_LISTEN_URL: "postgres://footpath@db:5433/footpath",
      DATABASE_CONNECTIONS: "25",
      DATABASE_TIMEOUT: "20.5",
      MEDIA_STORE: "/srv/media",
      ADMIN_EMAIL: "Olga@institute.example",
      ADMIN_PASSWORD: "seven hedgehogs",
      SAMPLE_CONTENT: "off",
      TRUST_PROXY: "on",
      METRICS: "open",
      STOP_DELAY: "15",
      STOP_TIMEOUT: "30",
      LOG_LEVEL: "warn",
      SMTP_URL: "smtp://post:secret@mail.example:587",
      CROSSREF_URL: "https://a%40b:p%3A@doi.crossref.org/",
      SIGNUPS_PER_HOUR: "3",
      PAGE_CACHE_MB: "256",
      EXPORTS_MB: "20",
      EXPORTS_AHEAD: "off",
      UPGRADE_BACKUP: "off",
      AVIF: "off",
      SOMETHING_ELSE: "of no concern",
    });
    expect(env).toEqual({
      production: true,
      port: 8080,
      host: "0.0.0.0",
      dataDir: "/srv/institute",
      siteUrl: "https://institute.example",
      siteName: "Institute of the Path",
      contact: {
        address: ["4 River Steps", "Lower Town"],
        email: "post@institute.example",
        phone: "+351 210 000 000",
      },
      social: ["https://social.example/@institute"],
      timeZone: "Europe/Lisbon",
      avif: false,
      jwtSecret: secret,
      databaseUrl: "postgresql://footpath@db/footpath",
      databaseListenUrl: "postgres://footpath@db:5433/footpath",
      database: { connections: 25, timeout: 20.5, maxQueryLength: 20.5 },
      smtpUrl: "smtp://post:secret@mail.example:587",
      agencies: {
        crossref: { url: "https://doi.crossref.org", login: "a@b", password: "p:" },
        datacite: undefined,
      },
      signupsPerHour: 3,
      pageCacheMb: 256,
      mediaStore: "/srv/media",
      admin: { email: "Olga@institute.example", password: "seven hedgehogs" },
      sample: false,
      trustProxy: true,
      sharedCaches: {},
      upgradeBackup: false,
      openMetrics: true,
      exports: { maxBytes: 20 * 1024 ** 2, isAhead: false },
      stop: { delay: 15, timeout: 30 },
      logLevel: "warn",
    });
  });

  it("treats an empty variable as absent", () => {
    const names = [
      "PORT",
      "HOST",
      "DATA_DIR",
      "SITE_URL",
      "SITE_NAME",
      "TIME_ZONE",
      "JWT_SECRET",
      "DATABASE_URL",
    ];
    const more = [
      "MEDIA_STORE",
      "ADMIN_EMAIL",
      "ADMIN_PASSWORD",
      "SAMPLE_CONTENT",
      "TRUST_PROXY",
      "PAGE_CACHE_MB",
      "WORKERS",
      "LOG_LEVEL",
    ];
    expect(readEnv(Object.fromEntries([...names, ...more].map((name) => [name, ""])))).toEqual(readEnv({}));
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["PORT", " "],
    ["HOST", " "],
    ["DATA_DIR", "  "],
    ["SITE_URL", "institute.example"],
    ["SITE_URL", "ftp://institute.example"],
    ["SITE_NAME", "n".repeat(101)],
    ["TIME_ZONE", "Lisbon"],
    ["TIME_ZONE", "Europe/Atlantis"],
    ["JWT_SECRET", "short"],
    ["JWT_SECRET", "x".repeat(31)],
    ["DATABASE_URL", "mysql://db/footpath"],
    ["DATABASE_URL", "footpath.sqlite"],
    ["DATABASE_LISTEN_URL", "db:5432"],
    ["DATABASE_CONNECTIONS", "1"],
    ["DATABASE_CONNECTIONS", "ten"],
    ["DATABASE_TIMEOUT", "0"],
    ["ADMIN_EMAIL", "Olga"],
    ["ADMIN_PASSWORD", "seven"],
    ["ADMIN_PASSWORD", "h".repeat(129)],
    ["SAMPLE_CONTENT", "no"],
    ["TRUST_PROXY", "true"],
    ["METRICS", "public"],
    ["PAGE_CACHE_MB", "0"],
    ["PAGE_CACHE_MB", "lots"],
    ["WORKERS", "-1"],
    ["WORKERS", "1.5"],
    ["STOP_DELAY", "-1"],
    ["STOP_DELAY", "10"],
    ["STOP_TIMEOUT", "0"],
    ["LOG_LEVEL", "loud"],
  ])("says in one sentence that %s cannot be %j", (name, value) => {
    const rest: Record<string, string> =
      name === "ADMIN_PASSWORD" ? { ADMIN_EMAIL: "olga@institute.example" } : {};
    expect(() => readEnv({ ...rest, [name]: value })).toThrow(
      new RegExp(`^The variable ${name} [^\\n]+[^.]\\.$`),
    );
  });

  it("logs more in production by default", () => {
    expect(readEnv({ NODE_ENV: "production" }).logLevel).toBe("info");
    expect(readEnv({ NODE_ENV: "production", LOG_LEVEL: "error" }).logLevel).toBe("error");
  });

  it("stays open for five seconds after SIGTERM in production", () => {
    expect(readEnv({ NODE_ENV: "production" }).stop).toEqual({ delay: 5, timeout: 10 });
  });

  it("never prints a secret", () => {
    const secrets = { JWT_SECRET: "hush", ADMIN_EMAIL: "olga@institute.example", ADMIN_PASSWORD: "hush" };
    expect(() => readEnv({ DATABASE_URL: "mysql://me:hush@db/x" })).toThrow(/^((?!hush).)*$/);
    expect(() => readEnv(secrets)).toThrow(/^((?!hush).)*$/);
  });

  it("requires a JWT_SECRET of 32 bytes in production with PostgreSQL", () => {
    const elsewhere = { NODE_ENV: "production", DATABASE_URL: "postgres://db/footpath" };
    expect(() => readEnv(elsewhere)).toThrow(/^The variable JWT_SECRET is required/);
    expect(readEnv({ ...elsewhere, JWT_SECRET: secret }).jwtSecret).toBe(secret);
    expect(readEnv({ NODE_ENV: "production" }).jwtSecret).toBeUndefined();
    expect(readEnv({ DATABASE_URL: elsewhere.DATABASE_URL }).jwtSecret).toBeUndefined();
    expect(readEnv({ JWT_SECRET: "ñ".repeat(16) }).jwtSecret).toBe("ñ".repeat(16));
  });

  it("requires an address with an admin password, but not the reverse", () => {
    expect(() => readEnv({ ADMIN_PASSWORD: "seven hedgehogs" })).toThrow(
      "The variable ADMIN_PASSWORD needs ADMIN_EMAIL beside it.",
    );
    const { admin } = readEnv({ ADMIN_EMAIL: "olga@institute.example" });
    expect(admin).toEqual({ email: "olga@institute.example", password: undefined });
  });
});

it("wants tags where purges are to be sent, and reads the header with their secret", () => {
  const purge = { PURGE_URL: "http://10.0.0.1/ http://10.0.0.2/", PURGE_HEADER: "Fastly-Key: a: b" };
  expect(() => readEnv(purge)).toThrow("The variable PURGE_URL needs CACHE_TAGS beside it.");
  expect(readEnv({ ...purge, CACHE_TAGS: "Surrogate-Key" }).sharedCaches).toEqual({
    header: "Surrogate-Key",
    purge: {
      urls: ["http://10.0.0.1/", "http://10.0.0.2/"],
      headers: { "Fastly-Key": "a: b" },
      header: "Surrogate-Key",
      every: 12,
    },
  });
  expect(readEnv({ PURGE_HEADER: "Fastly-Key: a" }).sharedCaches).toEqual({});
  expect(() => readEnv({ CACHE_TAGS: "Tags" })).toThrow("must be one of Cache-Tag, Surrogate-Key, xkey");
});

describe("claimFolder", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "footpath-test-"));
    writeFileSync(join(folder, "file"), "");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("creates a missing folder and uses an existing one", () => {
    const deep = join(folder, "one", "two");
    claimFolder(deep);
    expect(() => claimFolder(deep)).not.toThrow();
  });

  it("explains failures in one sentence", () => {
    for (const path of ["file", "file/below"]) {
      expect(() => claimFolder(join(folder, path), "TMPDIR")).toThrow(
        /^The folder .*file.* cannot be written: choose another with TMPDIR, .*\.$/,
      );
    }
  });
});
