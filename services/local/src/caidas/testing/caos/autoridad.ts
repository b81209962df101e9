import type { Azar } from '../../../demo/azar';

import type { EmpresaDeCaos } from './empresas';

/** Codes of every action of the error table (billing/src/entrega/codigosSri.ts) that a company can meet, but those that only another number answers. */
const CODIGOS = ['35', '52', '28', '39', '43', '45', '50', '63', '36', '69', '70', '7777'] as const;

const MALAS = {
  recepcion: ['caida', 'mudo', 'fallo', 'falta', 'basura', 'demorado', 'devolver'],
  autorizacion: [
    'caida',
    'mudo',
    'fallo',
    'falta',
    'basura',
    'demorado',
    'enProceso',
    'nada',
    'noAutorizar',
    'rechazar',
    'varias',
    'autorizar',
  ],
} as const;

const CON_CODIGO: readonly string[] = ['devolver', 'noAutorizar', 'rechazar', 'varias'];
const PASOS = 300;

/** What the authority answers to a company next: of each hundred calls, `porciento` badly, in every way it can. */
function guionDe(azar: Azar, porciento: number): object[] {
  return Array.from({ length: PASOS }, () => {
    const en = azar.uno(['recepcion', 'autorizacion'] as const);
    if (azar.siguiente() * 100 >= porciento) return { en, hace: 'normal' };
    const hace = azar.uno(MALAS[en]);
    if (CON_CODIGO.includes(hace)) return { en, hace, codigos: [azar.uno(CODIGOS)] };
    if (hace === 'autorizar') return { en, hace, codigos: ['62'] }; // authorised, with a warning
    return { en, hace, ...(hace === 'demorado' && { ms: azar.entero(50, 400) }) };
  });
}

/** Tells the sandbox how to treat each company from now on. */
export async function malhumorar(
  sandbox: string,
  empresas: readonly EmpresaDeCaos[],
  { azar, porciento }: { azar: Azar; porciento: number },
): Promise<void> {
  for (const { ruc } of empresas) {
    const guion = porciento > 0 ? guionDe(azar, porciento) : [];
    await mandar(sandbox, { ruc, guion });
  }
}

const INTENTOS = 5;

/** A busy sandbox may cut a call of control short: it is made again. */
async function mandar(sandbox: string, orden: object, quedan = INTENTOS): Promise<void> {
  const { status } = await fetch(new URL('/control', sandbox), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orden),
  });
  if (status === 200) return;
  if (quedan === 1) throw new Error(`mandar: ${status}`);
  await mandar(sandbox, orden, quedan - 1);
}
