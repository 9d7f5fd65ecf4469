/** A part of README.md about the sample, or for readers without a conference. */
const OF_THE_SAMPLE = /<!-- of the sample -->\n.*?<!-- \/of the sample -->\n+/gs;

/** Makes the README of an adopted repository: with the conference's name as title, without the parts about the sample. */
export function ownReadme(readme: string, title: string): string {
  return readme.replaceAll(OF_THE_SAMPLE, '').replace(/^# .*$/m, () => `# The site of ${title}`);
}
