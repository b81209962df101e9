import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { enCabeza } from './entradas';
import { extraer } from './extraer';
import { deTramas, enTramas } from './tramas';

const FRASE = 'la del dueño';
const DATOS = Buffer.from(Array.from({ length: 100 }, (_, i) => i));
/** Small pieces and a cheap key: the file is short and has many boundaries. */
const como = { creado: new Date('2026-11-23T12:00:00Z'), n: 2, trama: 16 };

let carpeta: string;
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-formato-'));
});
afterAll(() => rm(carpeta, { recursive: true }));

const escribir = (datos: Buffer, frase: string | null): Promise<Buffer> =>
  buffer(Readable.from(enTramas(enTrozos([datos]), { ...como, frase })));
async function* enTrozos(trozos: Buffer[]) {
  yield* trozos;
}
const conArchivo = async <Hecho>(
  bytes: Buffer,
  hacer: (archivo: Awaited<ReturnType<typeof open>>) => Promise<Hecho>,
) => {
  const donde = path.join(carpeta, randomBytes(8).toString('hex'));
  await writeFile(donde, bytes);
  const archivo = await open(donde, 'r');
  try {
    return await hacer(archivo);
  } finally {
    await archivo.close();
    await rm(donde);
  }
};
const leer = (bytes: Buffer, frase: string | null = FRASE): Promise<Buffer> =>
  conArchivo(bytes, (archivo) =>
    buffer(Readable.from(deTramas(archivo, () => Promise.resolve(frase)))),
  );
/** Where each sealed piece begins, and the end. */
function bordes(bytes: Buffer): number[] {
  const hallados = [bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1];
  for (let en = hallados[0] ?? 0; en < bytes.length; hallados.push(en))
    en += 4 + bytes.readUInt32BE(en);
  return hallados;
}

describe.each([
  ['encrypted', FRASE],
  ['in the clear', null],
])('the pieces of a backup, %s', (_, frase) => {
  it('come back as they were, however they were cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 70 })), async (trozos) => {
        const bytes = trozos.map((uno) => Buffer.from(uno));
        const archivo = await buffer(Readable.from(enTramas(enTrozos(bytes), { ...como, frase })));

        expect((await leer(archivo)).equals(Buffer.concat(bytes))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('are refused when the file ends anywhere before its end, boundaries included', async () => {
    const bytes = await escribir(DATOS, frase);
    expect(bordes(bytes)).toHaveLength(8); // seven pieces
    for (let corte = 0; corte < bytes.length; corte++)
      await expect(leer(bytes.subarray(0, corte))).rejects.toThrow(/dañado|no es un respaldo/);
  });

  it('are refused when any byte is another', async () => {
    const bytes = await escribir(DATOS, frase);
    for (let cual = 0; cual < bytes.length; cual++) {
      const otro = Buffer.from(bytes);
      otro.writeUInt8(otro.readUInt8(cual) ^ 0x01, cual);
      await expect(leer(otro)).rejects.toThrow(/dañado|no es un respaldo|versión|no es la de este/);
    }
  });

  it('are refused out of their order, repeated, left out, or with more after the last', async () => {
    const bytes = await escribir(DATOS, frase);
    const [inicio = 0, uno = 0, dos = 0, tres = 0] = bordes(bytes);
    const parte = (desde: number, hasta?: number) => bytes.subarray(desde, hasta);
    for (const partes of [
      [parte(0, inicio), parte(uno, dos), parte(inicio, uno), parte(dos)],
      [parte(0, dos), parte(uno, dos), parte(dos)],
      [parte(0, uno), parte(tres)],
      [bytes, parte(inicio, uno)],
      [bytes, Buffer.alloc(1)],
    ])
      await expect(leer(Buffer.concat(partes))).rejects.toThrow(/dañado/);
  });
});

describe('the key of a backup', () => {
  it('is the only one that opens it, and a wrong one is told from damage', async () => {
    const bytes = await escribir(DATOS, FRASE);

    await expect(leer(bytes, 'otra clave')).rejects.toThrow('La clave no es la de este respaldo');
    await expect(leer(bytes, null)).rejects.toThrow('El respaldo está cifrado');
    expect(bytes.includes(DATOS.subarray(0, 16))).toBe(false);
  });

  it('opens no piece of another file that has the same one', async () => {
    const [uno, otro] = [await escribir(DATOS, FRASE), await escribir(DATOS, FRASE)];
    const [inicio = 0] = bordes(uno);

    await expect(
      leer(Buffer.concat([otro.subarray(0, inicio), uno.subarray(inicio)])),
    ).rejects.toThrow(/dañado/);
  });

  it('is the same however its accents are typed', async () => {
    const bytes = await escribir(DATOS, FRASE.normalize('NFD'));

    expect(await leer(bytes, FRASE.normalize('NFC'))).toEqual(DATOS);
  });

  it('is not asked for where nothing is encrypted', async () => {
    const bytes = await escribir(DATOS, null);
    const nadie = () => Promise.reject(new Error('asked'));

    await expect(
      conArchivo(bytes, (archivo) => buffer(Readable.from(deTramas(archivo, nadie)))),
    ).resolves.toEqual(DATOS);
  });
});

it('says that a backup is of a newer version, before it reads anything of it', async () => {
  const bytes = Buffer.from('COMANDA-RESPALDO\n{"version":2,"otra":"forma"}\nlo que sea');

  await expect(leer(bytes)).rejects.toThrow(/versión más nueva \(2; este Comanda lee hasta la 1\)/);
});

describe('what a backup holds', () => {
  const archivoDe = (ruta: string, contenido: string) => {
    const datos = Buffer.from(contenido);
    return [enCabeza({ tipo: 'archivo', ruta, bytes: datos.length, modo: 0o600 }), datos];
  };
  const SHA_DE_A = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';
  const manifiesto = (archivos: object[]) => {
    const texto = JSON.stringify({ creado: '', postgres: '18', cuentas: [], archivos });
    const datos = Buffer.from(texto);
    return [
      enCabeza({ tipo: 'manifiesto', ruta: 'manifiesto', bytes: datos.length, modo: 0o600 }),
      datos,
    ];
  };
  const extraerDe = async (partes: Buffer[]) =>
    conArchivo(await escribir(gzipSync(Buffer.concat(partes)), FRASE), (archivo) =>
      extraer({
        archivo,
        pedirFrase: () => Promise.resolve(FRASE),
        lugarDe: (ruta) => ({
          donde: path.join(carpeta, 'fuera', ruta),
          usuario: null,
          deServidor: false,
        }),
        alEscribir: () => undefined,
      }),
    );

  it('is written where it belongs', async () => {
    const donde = `bien/${randomBytes(4).toString('hex')}`;
    await extraerDe([
      ...archivoDe(donde, 'a'),
      ...manifiesto([{ ruta: donde, bytes: 1, sha256: SHA_DE_A }]),
    ]);

    expect(await readFile(path.join(carpeta, 'fuera', donde), 'utf8')).toBe('a');
  });

  it.each(['../ajeno', '/etc/passwd', 'a/../../b', 'a//b', '.', '', 'a\0'])(
    'is not written at %j',
    async (ruta) => {
      await expect(extraerDe([...archivoDe(ruta, 'a'), ...manifiesto([])])).rejects.toThrow(
        /dañado/,
      );
    },
  );

  it('is what its manifest says: no file less, none more, none another, and nothing after it', async () => {
    const uno = () => archivoDe(`m/${randomBytes(4).toString('hex')}`, 'a');
    for (const partes of [
      [...uno(), ...manifiesto([])],
      manifiesto([{ ruta: 'm/falta', bytes: 1, sha256: SHA_DE_A }]),
      [
        ...archivoDe('m/otro', 'b'),
        ...manifiesto([{ ruta: 'm/otro', bytes: 1, sha256: SHA_DE_A }]),
      ],
      uno(),
      [...manifiesto([]), ...uno()],
      [],
    ])
      await expect(extraerDe(partes)).rejects.toThrow(/dañado/);
  });
});
