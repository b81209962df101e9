import { createHash, createPublicKey, verify } from 'node:crypto';

import type { LlavePublica } from '@comanda/shared/contracts/admin/dispositivos';
import { textoDeCuerpo, textoPorFirmar } from '@comanda/shared/domain/sinLinea/actoFirmado';

import type { VendedorRow } from './leerSinLinea';
import type { LoDicho } from './loDicho';

/** By what it is known who did it: their own session sends it, they signed it, or by nothing. */
export type Prueba = 'SESION' | 'FIRMA' | 'NINGUNA';

type Conocido = {
  /** Who it says did it, where they may; null where they do not. */
  autor: VendedorRow | null;
  /** Whose session sends it. */
  caller: { id: string };
  /** A key of theirs at that till, good when it was done. */
  llave: LlavePublica | null;
};

export function pruebaDe(dicho: LoDicho, { autor, caller, llave }: Conocido): Prueba {
  if (!autor) return 'NINGUNA';
  if (autor.id === caller.id) return 'SESION';
  return dicho.firma && llave && esSuFirma(dicho, dicho.firma.valor, llave) ? 'FIRMA' : 'NINGUNA';
}

function esSuFirma(dicho: LoDicho, valor: string, llave: LlavePublica): boolean {
  const cuerpo = textoDeCuerpo(dicho.tipo, dicho.cuerpo);
  const huella = createHash('sha256').update(cuerpo).digest('base64url');
  const key = createPublicKey({ key: llave, format: 'jwk' });
  const texto = Buffer.from(textoPorFirmar(dicho, huella));
  const firma = Buffer.from(valor, 'base64url');
  return verify('sha256', texto, { key, dsaEncoding: 'ieee-p1363' }, firma);
}
