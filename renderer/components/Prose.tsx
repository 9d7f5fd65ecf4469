import type { RichText } from '../../shared/texts/rich-text';
import { withHtml } from '../html-texts';
import { HtmlProse } from './HtmlProse';

/** Shows a text of the data in lines of a readable length. */
export const Prose = ({ text }: { readonly text: RichText }) => <HtmlProse text={withHtml(text)} />;
