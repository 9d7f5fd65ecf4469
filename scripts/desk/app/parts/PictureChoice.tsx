import { type ReactNode, useId, useState } from 'react';
import type { Taken } from '../../pictures/take-picture';
import { Refusal, tell, Unreachable } from '../api';
import { fill, useLanguage, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { Dialog } from './Dialog';

interface PictureChoiceProps {
  readonly address: string;
  readonly onChoose: (address: string) => void;
  /** The field of the address, on which a picture may be dropped, too. */
  readonly children?: ReactNode;
}

/** The picture of a field, and how to choose another one from the disk, also by dropping it here. */
export function PictureChoice({ address, onChoose, children }: PictureChoiceProps) {
  const words = useWords(valuesWords);
  const language = useLanguage();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<{ readonly file: File; readonly width: number; readonly height: number }>();
  const take = async (file: File | undefined, smaller?: boolean) => {
    if (file === undefined) return;
    setAsked(undefined);
    setProblem('');
    try {
      const taken = await tell<Taken>('picture', { name: file.name, bytes: await base64Of(file), smaller });
      if ('address' in taken) onChoose(taken.address);
      else if ('proposal' in taken) setAsked({ file, ...taken.proposal });
      else setProblem(taken.message);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      setProblem(error instanceof Refusal ? error.message : words.unreachable);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <span
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {children}
      {address.startsWith('/') && <img src={address} alt="" />}
      <input
        id={id}
        type="file"
        accept="image/*"
        className="unseen"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className="button">
        {words.choosePicture}
      </label>
      {problem !== '' && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
      {asked && (
        <Dialog title={words.smallerTitle} onClose={() => setAsked(undefined)}>
          <p>
            {fill(words.smaller, {
              width: asked.width.toLocaleString(language),
              height: asked.height.toLocaleString(language),
            })}
          </p>
          <p className="actions">
            <button type="button" onClick={() => take(asked.file, false)}>
              {words.asItIs}
            </button>
            <button type="button" className="primary" onClick={() => take(asked.file, true)}>
              {words.useSmaller}
            </button>
          </p>
        </Dialog>
      )}
    </span>
  );
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
