/** The messages of one language, as the page formats them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.error(error.message);
  return bundle;
}
