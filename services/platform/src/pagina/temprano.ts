import { createHash } from 'node:crypto';

import { authCalls } from '@comanda/shared/contracts/auth';

import type { Precarga } from './precargas';

/** The early script: starts the session call while the shell's code is still on its way. */
export function temprano(ordering: string): Precarga & { contenido: string } {
  const url = ordering.replace(/\/$/, '') + authCalls.refrescarSesion.path;
  const contenido = `window.comandaRefresco=fetch(${JSON.stringify(url)},{method:'POST',credentials:'same-origin'});window.comandaRefresco.catch(()=>{});`;
  const hash = createHash('sha384').update(contenido).digest();
  return {
    contenido,
    href: `/temprano.${hash.toString('hex').slice(0, 12)}.js`,
    integridad: `sha384-${hash.toString('base64')}`,
  };
}
