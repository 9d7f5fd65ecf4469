import { markdown } from '@codemirror/lang-markdown';
import { EditorView, minimalSetup } from 'codemirror';
import { createElement, Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { TextElements } from '../../../../shared/model/schema';
import { richTextOf, tokensOf } from '../../../../shared/texts/read-markdown';
import type { RichTextChild } from '../../../../shared/texts/rich-text';
import './markdown-editor.css';

interface MarkdownEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the preview is called. */
  readonly previewLabel: string;
  /** Elements that pages show; undefined for a text without Markdown, which has no preview. */
  readonly elements: TextElements | undefined;
}

/** An editor of a text in Markdown, with the text as pages show it. It begins with `text`, and does not follow it. */
export function MarkdownEditor({ label, text, onText, previewLabel, elements }: MarkdownEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({ text, onText });
  latest.current = { text, onText };
  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    const view = new EditorView({
      parent,
      doc: latest.current.text,
      extensions: [
        minimalSetup,
        markdown(),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({ 'aria-label': label, dir: 'auto' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onText(state.doc.toString());
        }),
      ],
    });
    view.dispatch({ selection: { anchor: view.state.doc.length } });
    view.focus();
    return () => view.destroy();
  }, [label]);
  return (
    <div className="markdown-editor">
      <div ref={host} />
      {elements !== undefined && (
        <section aria-label={previewLabel} className="markdown-preview" dir="auto">
          {richTextOf(tokensOf(text, elements)).children.map(shown)}
        </section>
      )}
    </div>
  );
}

/** Shows a part of a text. Pictures and links do not lead out of the desk. */
function shown(child: RichTextChild, index: number): ReactNode {
  if (typeof child === 'string') return child;
  const { tag, attributes = {}, children } = child;
  if (tag === 'img') return <em key={index}>{attributes.alt}</em>;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
  const inside = createElement(Fragment, {}, ...children.map(shown));
  if (tag === 'a') return <u key={index}>{inside}</u>;
  return createElement(tag, { key: index, lang: attributes.lang }, inside);
}
