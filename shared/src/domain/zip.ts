const TABLA = Uint32Array.from({ length: 256 }, (_, i) => {
  let resto = i;
  for (let bit = 0; bit < 8; bit++) resto = resto & 1 ? (resto >>> 1) ^ 0xedb88320 : resto >>> 1;
  return resto;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLA[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const VERSION = 20;
/** Names are UTF-8. */
const BANDERAS = 0x0800;
/** The first of January of 1980: a ZIP's days begin there, and whoever opens it does not ask. */
const FECHA = 0x21;

type Campo = readonly [bytes: 2 | 4, valor: number];

function enBytes(campos: readonly Campo[]): Uint8Array {
  const bytes = new Uint8Array(campos.reduce((suma, [ancho]) => suma + ancho, 0));
  const vista = new DataView(bytes.buffer);
  let aqui = 0;
  for (const [ancho, valor] of campos) {
    if (ancho === 2) vista.setUint16(aqui, valor, true);
    else vista.setUint32(aqui, valor, true);
    aqui += ancho;
  }
  return bytes;
}

/** A ZIP of some texts by their names, held whole and not compressed: for a sheet of what a screen has. */
export function zipDeTextos(partes: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const enUtf8 = new TextEncoder();
  const cuerpo: Uint8Array[] = [];
  const indice: Uint8Array[] = [];
  let lugar = 0;
  const cuantas = Object.keys(partes).length;
  for (const [parte, texto] of Object.entries(partes)) {
    const nombre = enUtf8.encode(parte);
    const bytes = enUtf8.encode(texto);
    const comun: readonly Campo[] = [
      ...([
        [2, VERSION],
        [2, BANDERAS],
        [2, 0],
        [2, 0],
        [2, FECHA],
      ] as const),
      ...([
        [4, crc32(bytes)],
        [4, bytes.length],
        [4, bytes.length],
      ] as const),
      ...([
        [2, nombre.length],
        [2, 0],
      ] as const),
    ];
    const local = enBytes([[4, 0x04034b50], ...comun]);
    cuerpo.push(local, nombre, bytes);
    indice.push(
      enBytes([
        ...([[4, 0x02014b50], [2, VERSION], ...comun, [2, 0], [2, 0], [2, 0]] as const),
        ...([
          [4, 0],
          [4, lugar],
        ] as const),
      ]),
      nombre,
    );
    lugar += local.length + nombre.length + bytes.length;
  }
  const largo = indice.reduce((suma, { length }) => suma + length, 0);
  const fin = enBytes([
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, cuantas],
      [2, cuantas],
    ] as const),
    ...([
      [4, largo],
      [4, lugar],
      [2, 0],
    ] as const),
  ]);
  return juntar([...cuerpo, ...indice, fin]);
}

function juntar(partes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const todo = new Uint8Array(partes.reduce((suma, { length }) => suma + length, 0));
  let aqui = 0;
  for (const parte of partes) {
    todo.set(parte, aqui);
    aqui += parte.length;
  }
  return todo;
}
