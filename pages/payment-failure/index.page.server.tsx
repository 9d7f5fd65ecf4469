import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Picture } from '../../renderer/components/Picture';
import { Prose } from '../../renderer/components/Prose';
import { type PageProps, recordOf, shown } from '../../renderer/site';

/** After a payment that was not made: a single picture (specification, section 2.8), and the page's text if it has one. */
export function Page({ content, route, showPicture }: PageProps) {
  const { text } = recordOf(content.pages, route);
  const { image, imageAlt } = shown(content.payment).failure;
  const picture = showPicture(image, 'illustration', { width: 480, height: 320 });
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <Picture picture={picture} alt={imageAlt} loading="eager" />
        {text && <Prose text={text} />}
      </PageBody>
    </>
  );
}
