import type { Home } from '#content';
import type { Site } from '../../renderer/site';
import styles from './IconLink.module.css';

interface TemplateDownloadProps extends Pick<Site, 'at'> {
  readonly template: NonNullable<Home['template']>;
}

/** Offers the proposal template for special sessions as a download. */
export function TemplateDownload({ template: { label, link }, at }: TemplateDownloadProps) {
  return (
    <p>
      <a className={styles.document} href={link} download="">
        <img src={at('/images/icons/document.svg')} alt="" width={24} height={24} loading="lazy" />
        {label}
      </a>
    </p>
  );
}
