import type { Theme } from './theme';

/** Returns the icon for browser tabs: an SVG, or a scaled PNG if the organisers' icon is a bitmap. */
export function iconAddress({ icon }: Pick<Theme, 'icon'>): { readonly address: string; readonly type: string } {
  return icon === undefined || isDrawing(icon)
    ? { address: '/favicon.svg', type: 'image/svg+xml' }
    : { address: '/favicon.png', type: 'image/png' };
}

/** Whether a picture is an SVG. */
export const isDrawing = (address: string): boolean => address.toLowerCase().endsWith('.svg');
