import { globSync, readFileSync } from "node:fs";

/** What a release has of this project. Components are in the build. */
const sources = [
  "{api,app,core,db,features,sample,server,ui}/**",
  "scripts/**",
  "{.messages,bin,build,deploy,public}/**",
  "docs/**/*.{md,svg,webp,png}",
  "*.md",
  "LICENSE",
  ".env.example",
  "package.json",
];
const unusedSources =
  /\.test\.ts$|\.tsx$|\.d\.ts$|^build\/\.built|^scripts\/(release|try-release)|^docs\/decisions\/|^CONTRIBUTING\.md$/;

/** Types, sources, maps and texts for developers, which no program reads. Licences stay. */
const unusedEverywhere =
  /(?<!licen[cs]e[^/]*|notice[^/]*)\.(map|md|markdown|tsx|[cm]?ts|flow|scss)$|\/(tests?|benchmarks?|examples?|\.github)\/(?!.*licen[cs]e)/i;

/** Packages with other builds of the same code, or with parts for browsers. */
const unusedIn: Record<string, RegExp> = {
  "@cantoo/pdf-lib": /^(cjs|src|ts3\.4|dist\/pdf-lib)/,
  mediabunny: /^(src|dist\/bundles)\//,
  "pdfjs-dist":
    /^(build|types|web|image_decoders)\/|^legacy\/build\/pdf\.(sandbox|renderer)|\.min\.mjs$|quickjs|webpack/,
  // One file for each alphabet, and more for axes that neither PDFs nor share pictures use.
  "@fontsource-variable/": /^files\/.*-(full|opsz|standard|slnt|wdth)-\w+\.woff2$|\.css$/,
  "node-linux-": /^(include|share)\//,
  "node-bin-": /^(include|share)\//,
};

type Package = { dev?: boolean; devOptional?: boolean };

/** The files of a release, as paths from this folder. */
export function releasedFiles(): string[] {
  const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);
  return [
    ...filesIn(sources).filter((file) => !unusedSources.test(file)),
    ...packages.flatMap(([path]) => filesOfPackage(path)),
  ].sort();
}

function filesOfPackage(path: string): string[] {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const unused = Object.entries(unusedIn).find(([prefix]) => name.startsWith(prefix))?.[1];
  // Packages inside it are listed by themselves.
  return filesIn([`${path}/**`])
    .map((file) => file.slice(path.length + 1))
    .filter((file) => !file.startsWith("node_modules/") && !unusedEverywhere.test(`/${file}`))
    .filter((file) => !unused?.test(file))
    .map((file) => `${path}/${file}`);
}

function filesIn(patterns: string[]): string[] {
  return globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").replace(/^\.\//, ""));
}

/** The description of the package without what only development needs: a release has nothing to install or build. */
export function releasedPackage(): string {
  const {
    devDependencies: _,
    overrides: __,
    scripts: ___,
    ...rest
  } = JSON.parse(readFileSync("package.json", "utf8"));
  const scripts = { start: "exec bin/footpath start", site: "bin/footpath site" };
  return `${JSON.stringify({ ...rest, scripts }, null, 2)}\n`;
}
