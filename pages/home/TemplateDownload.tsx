import type { Home } from '#content';
import styles from './TemplateDownload.module.css';

/** The special-session proposal template, saved as a file. */
export function TemplateDownload({ template: { label, link } }: { readonly template: NonNullable<Home['template']> }) {
  return (
    <p>
      <a className={styles.link} href={link} download="">
        <img src="/images/icons/document.svg" alt="" width={24} height={24} loading="lazy" />
        {label}
      </a>
    </p>
  );
}
