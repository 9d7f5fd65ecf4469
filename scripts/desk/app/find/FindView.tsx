import { type FormEvent, useEffect, useState } from 'react';
import type { Hit } from '../../find';
import { ask } from '../api';
import { addressOf } from '../routes';
import { act } from '../saving';
import { useDesk } from '../store';
import { findWords } from '../words/find';
import { counted, fill, useWords } from '../words/language';
import './find.css';

/** Milliseconds without a key after which a text is searched. */
const PAUSE = 150;

/** The most places that are listed; all of them are replaced. */
const MOST = 200;

/** Finds a text in all files, and replaces it as one save. */
export function FindView() {
  const words = useWords(findWords);
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const hits = useHits(text);
  const replace = (event: FormEvent) => {
    event.preventDefault();
    void act('replace', { label: fill(words.replaced, { text, to }), text, to });
  };
  return (
    <section className="view find">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <form onSubmit={replace}>
        <label>
          {words.text}
          <input value={text} onChange={({ target }) => setText(target.value)} dir="auto" />
        </label>
        <label>
          {words.to}
          <input value={to} onChange={({ target }) => setTo(target.value)} dir="auto" />
        </label>
        <button type="submit" className="primary" disabled={!hits || hits.length === 0 || to === ''}>
          {counted(words.replace, hits?.length ?? 0)}
        </button>
      </form>
      <p role="status" className="lead">
        {hits && (hits.length === 0 ? words.hits.zero : counted(words.hits, hits.length))}
      </p>
      <ul>
        {hits?.slice(0, MOST).map((hit) => (
          <li key={`${hit.name} ${JSON.stringify(hit.cell ?? hit.path)}`}>
            <a href={addressOfHit(hit)}>{hit.name}</a> <Excerpt value={hit.value} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOfHit({ name, cell, path }: Hit): string {
  return addressOf('file', name, cell ?? (path ? { path: JSON.stringify(path) } : {}));
}

/** Letters that are shown before and after a text. */
const AROUND = 50;

function Excerpt({ value, text }: { readonly value: string; readonly text: string }) {
  const start = value.indexOf(text);
  if (start === -1) return null;
  const end = start + text.length;
  return (
    <span dir="auto" className="excerpt">
      {start > AROUND && '…'}
      {value.slice(Math.max(0, start - AROUND), start)}
      <mark>{text}</mark>
      {value.slice(end, end + AROUND)}
      {value.length > end + AROUND && '…'}
    </span>
  );
}

/** Searches a text, anew after every change of the data. */
function useHits(text: string): readonly Hit[] | undefined {
  const { state } = useDesk();
  const [hits, setHits] = useState<readonly Hit[]>();
  useEffect(() => {
    if (text.trim() === '' || state === undefined) return setHits(undefined);
    let isWanted = true;
    const timer = setTimeout(() => {
      ask<readonly Hit[]>('find', { text })
        .then((found) => isWanted && setHits(found))
        .catch(() => {});
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, state]);
  return hits;
}
