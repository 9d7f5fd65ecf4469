import { collectionNames, collections, moduleName } from '../../shared/model/collections';
import { PUBLISH_WORKFLOW } from './publish-workflow';

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const GIT_IGNORE = `node_modules/
dist/
.content/
*.log
.DS_Store
# What commands leave when they are killed, copies of what was before them, and what the desk keeps
.*.new
.next-*
.before/
.desk/
`;

const EDITOR_CONFIG = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
trim_trailing_whitespace = true

[*.md]
trim_trailing_whitespace = false
`;

/** The task of editors, which shows problems at their places. */
const TASKS = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the data on every save',
      detail: 'Problems appear at their cells and in the list of problems',
      type: 'shell',
      command: 'npx colloquium check --watch',
      group: { kind: 'build', isDefault: true },
      isBackground: true,
      presentation: { reveal: 'silent', panel: 'dedicated' },
      problemMatcher: {
        owner: 'content',
        source: 'content',
        fileLocation: ['relative', `\${workspaceFolder}`],
        pattern: [
          {
            regexp: String.raw`^(.+?)(?::|, sheet ".+", cell [A-Z]+)(\d+)(?::(\d+))? (error|warning) ([a-z0-9-]+)(?:, .+)?$`,
            file: 1,
            line: 2,
            column: 3,
            severity: 4,
            code: 5,
          },
          { regexp: String.raw`^ {2}(\S.*)$`, message: 1 },
        ],
        background: {
          activeOnStart: true,
          beginsPattern: '^Checking the data',
          endsPattern: String.raw`^(The data is in order|\d+ (errors?|warnings?)\b.* in \d+ files?)\.$`,
        },
      },
    },
  ],
};

/** Makes the files of a repository of data that are the same for all conferences: path → text. `schemas` is the folder of the schemas. */
export function fixedFiles(dependency: string, schemas: string): readonly (readonly [path: string, text: string])[] {
  const described = collectionNames
    .map((name) => collections[name])
    .filter(({ format, writtenByCommand }) => format === 'yaml' && !writtenByCommand);
  const schemaOf = described.map((row) => [`${schemas}/${moduleName(row)}.schema.json`, `data/${row.file}`]);
  return [
    // Git keeps no empty folders.
    ['data/public/.gitkeep', ''],
    [
      'package.json',
      json({
        private: true,
        scripts: Object.fromEntries(['start', 'check', 'dev', 'build'].map((name) => [name, `colloquium ${name}`])),
        dependencies: { colloquium: dependency },
        engines: { node: '>=20.19' },
      }),
    ],
    ['.gitignore', GIT_IGNORE],
    ['.editorconfig', EDITOR_CONFIG],
    [
      '.vscode/settings.json',
      json({
        'files.encoding': 'utf8',
        'files.eol': '\n',
        'editor.detectIndentation': false,
        'editor.tabSize': 2,
        'yaml.schemas': Object.fromEntries(schemaOf),
      }),
    ],
    ['.vscode/tasks.json', json(TASKS)],
    ['.vscode/extensions.json', json({ recommendations: ['redhat.vscode-yaml'] })],
    ['.github/workflows/publish.yml', PUBLISH_WORKFLOW],
  ];
}
