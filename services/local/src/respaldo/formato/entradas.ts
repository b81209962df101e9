import path from 'node:path';

import { z } from 'zod';

import { Impedimento } from '../../impedimento';

import { DANADO } from './cabecera';

const LARGO = 4;
const MAXIMO = 64 * 1024;

const entradaSchema = z.object({
  tipo: z.enum(['archivo', 'carpeta', 'manifiesto']),
  /** Under the data folder, with / on every system. */
  ruta: z.string().refine(esDeAdentro),
  bytes: z.number().int().min(0),
  modo: z.number().int().min(0).max(0o777),
});
export type EntradaDeRespaldo = z.output<typeof entradaSchema>;
export type Abierta = { entrada: EntradaDeRespaldo; trozos: AsyncGenerator<Buffer> };

/** Windows takes these for a way elsewhere; anywhere else they are letters of a name. */
const AJENOS = process.platform === 'win32' ? /[\\:\0]/ : /\0/;

/** A file that was made to write elsewhere must not: nobody has to trust where a backup comes from. */
function esDeAdentro(ruta: string): boolean {
  const partes = ruta.split('/');
  return (
    !AJENOS.test(ruta) &&
    !path.isAbsolute(ruta) &&
    partes.every((parte) => parte !== '' && parte !== '.' && parte !== '..')
  );
}

/** What comes before an entry's bytes. */
export function enCabeza(entrada: EntradaDeRespaldo): Buffer {
  const texto = Buffer.from(JSON.stringify(entrada));
  const largo = Buffer.alloc(LARGO);
  largo.writeUInt32BE(texto.length);
  return Buffer.concat([largo, texto]);
}

/** The entries one after another. Each one's bytes are read to their end before the next is asked for. */
export async function* leerEntradas(trozos: AsyncIterable<Buffer>): AsyncGenerator<Abierta> {
  const lector = crearLector(trozos);
  for (;;) {
    const largo = await lector.justo(LARGO);
    if (largo === null) return;
    const bytes = largo.readUInt32BE();
    const cabeza = bytes > MAXIMO ? null : await lector.justo(bytes);
    const entrada = entradaSchema.safeParse(deJson(cabeza));
    if (!entrada.success) throw new Impedimento(DANADO);
    yield { entrada: entrada.data, trozos: lector.tomar(entrada.data.bytes) };
  }
}

function crearLector(trozos: AsyncIterable<Buffer>) {
  const fuente = trozos[Symbol.asyncIterator]();
  let resto: Buffer = Buffer.alloc(0);
  /** False at the end. */
  const llenar = async (): Promise<boolean> => {
    while (resto.length === 0) {
      const leido = await fuente.next();
      if (leido.done === true) return false;
      resto = leido.value;
    }
    return true;
  };
  async function* tomar(bytes: number): AsyncGenerator<Buffer> {
    for (let faltan = bytes; faltan > 0;) {
      if (!(await llenar())) throw new Impedimento(DANADO);
      const trozo = resto.subarray(0, faltan);
      resto = resto.subarray(trozo.length);
      faltan -= trozo.length;
      yield trozo;
    }
  }
  return {
    tomar,
    /** Null where there is nothing more. */
    async justo(bytes: number): Promise<Buffer | null> {
      if (!(await llenar())) return null;
      const partes: Buffer[] = [];
      for await (const trozo of tomar(bytes)) partes.push(trozo);
      return Buffer.concat(partes);
    },
  };
}

function deJson(texto: Buffer | null): unknown {
  try {
    return JSON.parse((texto ?? '').toString());
  } catch (cause) {
    throw new Impedimento(DANADO, { cause });
  }
}
