import type { Theme } from './theme';

/** The icon of browsers' tabs: a drawing as it is, made smaller where the organisers have one of pixels. */
export function iconAddress({ icon }: Pick<Theme, 'icon'>): { readonly address: string; readonly type: string } {
  return icon === undefined || isDrawing(icon)
    ? { address: '/favicon.svg', type: 'image/svg+xml' }
    : { address: '/favicon.png', type: 'image/png' };
}

/** Whether a picture is an SVG. */
export const isDrawing = (address: string): boolean => address.toLowerCase().endsWith('.svg');
