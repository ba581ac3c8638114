import { svelte } from "@sveltejs/vite-plugin-svelte";
import { catalogs } from "./catalogs.ts";
import { defineConfig } from "vitest/config";

/** The page lies in the package, where the server finds it; paths are relative so that it can be mounted anywhere. */
export default defineConfig({
  plugins: [svelte(), catalogs()],
  base: "./",
  build: {
    outDir: "../src/wilderland/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: process.env.WILDERLAND_SERVER ?? "http://127.0.0.1:8765", ws: true },
    },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
