/**
 * The Fluent catalogs of the package as modules: `catalog:languages` names them, `catalog:<language>` is one text.
 * One catalog serves Python and the page; files that only the terminal reads stay out.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEXT = resolve(import.meta.dirname, "../src/wilderland/text");
const TERMINAL_ONLY = new Set(["cli.ftl", "lab.ftl", "play.ftl", "tools.ftl"]);

export function files(language: string): string[] {
  const folder = join(TEXT, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.has(name))
    .sort()
    .map((name) => join(folder, name));
}

function languages(): string[] {
  const folders = readdirSync(TEXT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => /^[a-z]{2}$/.test(name) && files(name).length > 0);
}

export function catalogs(): Plugin {
  return {
    name: "wilderland-catalogs",
    resolveId: (id) => (id.startsWith("catalog:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0catalog:")) return undefined;
      const language = id.slice("\0catalog:".length);
      if (language === "languages") {
        const cases = languages().map((name) => `${JSON.stringify(name)}: () => import("catalog:${name}")`);
        return `export const loaders = { ${cases.join(", ")} };`;
      }
      const paths = files(language);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};`;
    },
  };
}
