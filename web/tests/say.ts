/**
 * Says messages as the page does, for the test that compares it with Python: reads `{language: [[id, attribute, args]]}`
 * and writes `{language: [text]}`, null where the page has no such message.
 */
import { readFileSync } from "node:fs";
import { files } from "../catalogs.ts";
import { bundleOf } from "../src/text/bundle.ts";

type Asked = readonly [id: string, attribute: string, args: Record<string, string | number>];

const asked = JSON.parse(readFileSync(0, "utf8")) as Record<string, readonly Asked[]>;
const answers: Record<string, (string | null)[]> = {};
for (const [language, messages] of Object.entries(asked)) {
  const text = files(language).map((path) => readFileSync(path, "utf8"));
  const bundle = bundleOf(language, text.join("\n"));
  answers[language] = messages.map(([id, attribute, args]) => {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    return errors[0] ? `${id}: ${errors[0].message}` : said;
  });
}
process.stdout.write(JSON.stringify(answers));
