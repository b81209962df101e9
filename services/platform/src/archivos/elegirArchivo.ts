import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

type Archivo = { bytes: number; encoding: 'br' | 'gzip' | null; abrir: () => ReadStream };

const VARIANTES = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
  { encoding: null, extension: '' },
] as const;

/** The smallest form of a file that the browser takes; small files have one form only. */
export async function elegirArchivo(
  ruta: string,
  acepta: string | string[] | undefined,
): Promise<Archivo> {
  const aceptados = String(acepta ?? '')
    .split(',')
    .map((uno) => uno.split(';')[0]?.trim());
  for (const { encoding, extension } of VARIANTES) {
    if (encoding && !aceptados.includes(encoding)) continue;
    const bytes = await tamano(ruta + extension);
    if (bytes !== null) return { bytes, encoding, abrir: () => createReadStream(ruta + extension) };
  }
  throw new Error(`archivos: ${ruta} is published but not on disk`);
}

async function tamano(ruta: string): Promise<number | null> {
  try {
    return (await stat(ruta)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
