/** A part of README.md that speaks of the sample, or to somebody who has no conference in it yet. */
const OF_THE_SAMPLE = /<!-- of the sample -->\n.*?<!-- \/of the sample -->\n+/gs;

/** The README of an adopted repository: under the name of its conference, without what was said of the sample. */
export function ownReadme(readme: string, title: string): string {
  return readme.replaceAll(OF_THE_SAMPLE, '').replace(/^# .*$/m, () => `# The site of ${title}`);
}
