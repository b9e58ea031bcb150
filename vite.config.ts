import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { callTable } from "./scripts/call-table.ts";

// What only pages with forms need does not weigh on those who read.
const forms =
  /\/ui\/(banner|confirm-dialog|dialog|field|password-field|submit-button|waiting)\.tsx|\/features\/members\/(?!session|way-back)/;

// Few files in place of dozens: on a poor line each request costs more than the bytes that it carries.
const chunks = {
  groups: [
    { name: "framework", test: /node_modules\/(?!lucide-react)/, priority: 3 },
    { name: "forms", test: forms, minShareCount: 2, priority: 2 },
    { name: "shared", minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [callTable(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
  },
  // Development: what the browser needs is found at once, and not in the middle of the first page.
  optimizeDeps: { entries: ["app/**/*.tsx", "features/**/*.tsx", "ui/**/*.tsx"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
