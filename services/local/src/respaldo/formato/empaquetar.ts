import { createHash } from 'node:crypto';

import { leerHasta, siNoEsta, type Hallado } from '../recorrer';

import { enCabeza } from './entradas';

import type { Copiado, Manifiesto } from '../manifiesto';

/** Puts entries one after another, and keeps what the manifest has to say of them. */
export function crearEmpaque(alLeer: (bytes: number) => void) {
  const copiados: Copiado[] = [];

  async function* contenido(ruta: string, trozos: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const trozo of trozos) {
      hash.update(trozo);
      bytes += trozo.length;
      yield trozo;
      alLeer(trozo.length);
    }
    copiados.push({ ruta, bytes, sha256: hash.digest('hex') });
  }

  async function* hallado({ ruta, donde, carpeta, bytes, modo }: Hallado) {
    if (carpeta) {
      yield enCabeza({ tipo: 'carpeta', ruta, bytes: 0, modo });
      return;
    }
    const trozos = leerHasta(donde, bytes);
    // opened before its header is written: one that is gone by now leaves no trace
    const primero = await trozos.next().catch(siNoEsta(null));
    if (primero === null) return;
    yield enCabeza({ tipo: 'archivo', ruta, bytes, modo });
    yield* contenido(ruta, seguidos(primero, trozos));
  }

  async function* texto(ruta: string, valor: string | Buffer) {
    const datos = Buffer.isBuffer(valor) ? valor : Buffer.from(valor);
    yield enCabeza({ tipo: 'archivo', ruta, bytes: datos.length, modo: 0o600 });
    yield* contenido(ruta, seguidos({ value: datos }, null));
  }

  function* manifiesto(demas: Omit<Manifiesto, 'archivos'>) {
    const datos = Buffer.from(JSON.stringify({ ...demas, archivos: copiados }));
    yield enCabeza({ tipo: 'manifiesto', ruta: 'manifiesto', bytes: datos.length, modo: 0o600 });
    yield datos;
  }

  return { hallado, texto, manifiesto };
}

async function* seguidos(
  primero: IteratorResult<Buffer, unknown> | { value: Buffer; done?: false },
  demas: AsyncIterable<Buffer> | null,
): AsyncGenerator<Buffer> {
  if (primero.done) return;
  yield primero.value;
  if (demas) yield* demas;
}
