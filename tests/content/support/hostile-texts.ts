/** An element that tells if a browser takes a text for markup: it has this attribute, and sets the flag when it runs. */
export const MARK = 'data-hostile';
export const FLAG = 'hostileScriptRan';

const RUN = `globalThis.${FLAG}=1`;

/** What somebody may try to bring onto the site in a text, by what it tries. No line feeds: each is one cell, one line. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'a script': `<script ${MARK}>${RUN}</script>`,
  'a picture that runs a script': `<img ${MARK} src=x onerror=${RUN}>`,
  'a drawing that runs a script': `<svg ${MARK} onload=${RUN}><a xlink:href="javascript:${RUN}">x</a></svg>`,
  'a frame': `<iframe ${MARK} srcdoc="<script>parent.${FLAG}=1</script>"></iframe>`,
  'the end of a script': `</script><script ${MARK}>${RUN}</script>`,
  'the end of a title': `</title></head><body ${MARK} onload=${RUN}>`,
  'the end of an attribute': `" ${MARK} onfocus=${RUN} autofocus x="' ${MARK} onmouseover=${RUN} y='`,
  'the end of a CDATA section': `]]><${'b'} ${MARK}>x</b><![CDATA[`,
  'a comment': `<!-- --><b ${MARK}>--><!--x`,
  'a link to a script': `javascript:${RUN}`,
  'a link to a script, disguised': `JaVaScRiPt&colon;${RUN}`,
  'a Markdown link to a script': `[see](javascript:${RUN})`,
  'a Markdown link to a script, by entity': `[see](&#106;avascript:${RUN})`,
  'a link to data': 'data:text/html,<script>alert(1)</script>',
  'a Markdown link to data': '[see](data:text/html;base64,PHNjcmlwdD4=)',
  'a Markdown picture from elsewhere': '![x](https://elsewhere.example.org/pixel.png)',
  'a link to another host': '//elsewhere.example.org/x',
  'a path out of the folder': '../../../../etc/passwd',
  'a path out of the folder, from the root': '/images/../../../etc/passwd',
  'a path out of the folder, encoded': '/%2e%2e/%2e%2e/etc/passwd',
  'a path out of the folder, with backslashes': '..\\..\\windows\\win.ini',
  'an expression': '{{constructor.constructor}}',
  'an expression that is not escaped': '{{{conference}}}',
  'an expression of a partial': '{{> x}}',
  'a template literal': `\${globalThis.${FLAG}=1}`,
  'a server-side expression': `<%= ${FLAG} %><?php echo 1 ?>`,
  'a formula': '=HYPERLINK("https://elsewhere.example.org")',
  'the prototype of all objects': '__proto__',
  'the maker of all objects': 'constructor',
  'quotation marks': `"'\`’”»`,
  'a very long word': 'Donau'.repeat(80),
  'a very long path': `/${'folder'.repeat(60)}`,
  'very many accents on a letter': `Z${'\u0301'.repeat(60)}`,
  'a turned direction': 'abc \u202Edef',
  'an isolated direction that does not end': 'abc \u2067def',
  'a turned direction, by entity': 'abc &#x202E;def',
  'a control character, by entity': 'abc &#27;def',
  'half a letter': 'abc \uD83D def',
  'the other half of a letter': 'abc \uDE00 def',
  'a NUL': 'abc \u0000 def',
  'an escape sequence': 'abc \u001B[31m def',
  'a lost letter': 'abc \uFFFD def',
};

/** Those that a text for visitors must never contain: they are invisible and change what is shown. */
export const NEVER_ACCEPTED: readonly string[] = [
  'an expression',
  'an expression that is not escaped',
  'an expression of a partial',
  'a turned direction',
  'an isolated direction that does not end',
  'half a letter',
  'the other half of a letter',
  'a NUL',
  'an escape sequence',
  'a lost letter',
];
