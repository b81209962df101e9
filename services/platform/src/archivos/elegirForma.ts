import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { Lanzamiento } from '../lanzamientos/lanzamiento';

import type { ArchivosVerificados } from './archivosVerificados';

type Servido = { cuerpo: Buffer; encoding: 'br' | 'gzip' | null };

const FORMAS = [
  { encoding: 'br', extension: '.br', comprimir: promisify(brotliCompress) },
  { encoding: 'gzip', extension: '.gz', comprimir: promisify(gzip) },
] as const;

const COMPRIMIBLE = /\.(js|css|svg)$/;
const VALE_LA_PENA = 1_024;

/** A file of a build in the smallest form that the browser takes; small ones have one form only. */
export async function elegirForma(
  archivos: ArchivosVerificados,
  lanzamiento: Lanzamiento,
  { nombre, acepta }: { nombre: string; acepta: string | string[] | undefined },
): Promise<Servido> {
  const { integridad, variantes } = lanzamiento.indice;
  const llano = () => archivos.leer(lanzamiento, nombre, integridad[nombre] ?? '');
  const aceptados = String(acepta ?? '')
    .split(',')
    .map((uno) => uno.split(';')[0]?.trim());
  for (const { encoding, extension, comprimir } of FORMAS) {
    if (!aceptados.includes(encoding)) continue;
    const variante = nombre + extension;
    const registrada = variantes?.[variante];
    if (registrada)
      return { encoding, cuerpo: await archivos.leer(lanzamiento, variante, registrada) };
    if (variantes || !COMPRIMIBLE.test(nombre)) continue;
    const entero = await llano();
    if (entero.length < VALE_LA_PENA) break;
    const cuerpo = await archivos.derivado(lanzamiento, variante, () => comprimir(entero));
    return { encoding, cuerpo };
  }
  return { encoding: null, cuerpo: await llano() };
}
