import { createHash } from 'node:crypto';

/** The hash as a page's `integrity` says it. */
export const integridadDe = (contenido: Buffer | string): string =>
  `sha384-${createHash('sha384').update(contenido).digest('base64')}`;
