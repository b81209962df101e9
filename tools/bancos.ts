// Benches that hold a promise, each a process of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { capturar, raiz } from './ejecutar';
import { FALTAN_PARTES } from './faltanPartes';
import { type Cuenta, deUno, SALTADO } from './pasos';

const SALIDAS = path.join(raiz, 'node_modules/.cache/bancos');
const LINEAS = 14;

/** One to its end, or to `limiteMs`; the last of what it said is printed, and the whole is kept in a file. */
export async function correrBanco(
  nombre: string,
  { limiteMs }: { limiteMs: number },
): Promise<Cuenta> {
  const programa = ['--import', 'tsx', 'bench/run.ts', nombre];
  const { codigo, texto } = await capturar(process.execPath, programa, { limiteMs });
  mkdirSync(SALIDAS, { recursive: true });
  writeFileSync(path.join(SALIDAS, `${nombre}.txt`), texto);
  const lineas = texto.split('\n').filter((linea) => linea.trim() !== '');
  console.log(lineas.slice(-LINEAS).join('\n'));
  return codigo === FALTAN_PARTES ? SALTADO : deUno(codigo === 0);
}
