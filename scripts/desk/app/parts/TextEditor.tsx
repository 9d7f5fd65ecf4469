import { markdown } from '@codemirror/lang-markdown';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Prec } from '@codemirror/state';
import { Decoration, keymap, type PluginValue, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import { unchangedEnds } from '../../edit/unchanged-ends';
import './text-editor.css';

/** Something to say about a place in the text. Lines and columns count from 1. */
interface TextMark {
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  readonly language: 'yaml' | 'markdown' | 'plain';
  readonly marks?: readonly TextMark[];
  /** The line to go to, from 1. */
  readonly line?: number | undefined;
  readonly onChange: (text: string) => void;
  /** Called by Ctrl+S. */
  readonly onSave: () => void;
  readonly onBlur?: () => void;
}

const LANGUAGES = { yaml: () => yaml(), markdown: () => markdown(), plain: () => [] };

/** The colours of the desk, in both schemes. */
const COLOURS = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName), tags.heading],
    color: 'var(--heading)',
    fontWeight: '600',
  },
  { tag: tags.comment, color: 'var(--text-muted)', fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--link)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);

const OWN_DIRECTION = Decoration.line({ attributes: { dir: 'auto' } });

const visibleLines = (view: EditorView) =>
  Decoration.set(view.viewportLineBlocks.map(({ from }) => OWN_DIRECTION.range(from)));

/** Each line has the direction of its first letter. */
const ownDirections = ViewPlugin.define<PluginValue & { decorations: ReturnType<typeof visibleLines> }>(
  (view) => ({
    decorations: visibleLines(view),
    update({ docChanged, viewportChanged, view: updated }) {
      if (docChanged || viewportChanged) this.decorations = visibleLines(updated);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

/** A text with line numbers, its own undo, and marks at lines. */
export function TextEditor(props: TextEditorProps) {
  const { label, text, language, marks, line } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
  });

  useEffect(() => {
    const save = () => {
      last.current.onSave();
      return true;
    };
    const editor = new EditorView({
      doc: last.current.text,
      parent: place.current ?? document.body,
      extensions: [
        Prec.high(keymap.of([{ key: 'Mod-s', run: save }])),
        basicSetup,
        LANGUAGES[language](),
        syntaxHighlighting(COLOURS),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        ownDirections,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) last.current.onChange(state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => last.current.onBlur?.() }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, language]);

  // A text that was changed elsewhere: the cursor and the scroll position stay where they are.
  useEffect(() => {
    const shown = view.current?.state.doc.toString();
    if (shown === undefined || shown === text) return;
    const { start, end } = unchangedEnds(shown, text, (a, b) => a === b);
    view.current?.dispatch({
      changes: { from: start, to: shown.length - end, insert: text.slice(start, text.length - end) },
    });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (editor && marks)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          marks.map((mark) => diagnosticOf(editor, mark)),
        ),
      );
  }, [marks]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || line === undefined) return;
    const { from } = lineOf(editor, line);
    editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    editor.focus();
  }, [line]);

  return <div ref={place} className="editor" dir="ltr" />;
}

const lineOf = ({ state: { doc } }: EditorView, line: number) => doc.line(Math.min(Math.max(line, 1), doc.lines));

function diagnosticOf(editor: EditorView, { line, column, severity, message }: TextMark): Diagnostic {
  const { from, to } = lineOf(editor, line);
  return { from: Math.min(from + column - 1, to), to, severity, message };
}
