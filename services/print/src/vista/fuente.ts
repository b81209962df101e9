/** 5x7 dots, one byte a column, lowest bit on top: ' ' to '~' of ASCII in order. */
const ASCII = `
  0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300 001c224100 0041221c00
  2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402 3e5149453e 00427f4000 7249494946 2141494d33
  1814127f10 2745454539 3c4a494931 4121110907 3649494936 464949291e 0000140000 0040340000 0008142241 1414141414
  0041221408 0201590906 3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173
  7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e
  7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f 6314081463 0304780403 6159494d43 007f414141
  0204081020 004141417f 0402010204 4040404040 0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418
  00087e0902 18a4a49c78 7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438
  fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c 4428102844 4c9090907c
  4464544c44 0008364100 0000770000 0041360800 0201020402
`
  .trim()
  .split(/\s+/);

const ESPECIALES: Record<string, string> = {
  '¿': '304d484020',
  '¡': '00007a0000',
  '°': '0006090600',
  º: '0006090600',
  ª: '000a0d0e00',
  '€': '143e555541',
  '·': '0000180000',
};

/** Marks over a letter, rows above the dots of the letter: each column as bits of three rows. */
const TILDES: Record<string, readonly number[]> = {
  '\u0301': [0, 0, 4, 2, 1],
  '\u0300': [1, 2, 4, 0, 0],
  '\u0303': [2, 1, 2, 4, 2],
  '\u0308': [0, 2, 0, 2, 0],
  '\u0302': [0, 2, 1, 2, 0],
};

const COLUMNAS_DE_LETRA = 5;
/** Rows of a letter's cell: three for a mark, seven of the letter, one below the line. */
export const FILAS_DE_LETRA = 11;

/** Whether a dot of a character is ink. What the font lacks is a frame, so that nothing vanishes unseen. */
export function puntosDe(letra: string): (x: number, y: number) => boolean {
  const [base = ' ', marca] = Array.from(letra.normalize('NFD'));
  const columnas = glifo(base);
  if (!columnas)
    return (x, y) => x < 5 && (x === 0 || x === 4 || y === 3 || y === 9) && y >= 3 && y <= 9;
  const tilde = TILDES[marca ?? ''];
  const baja = tilde && base === base.toLowerCase() ? 2 : 0; // small letters leave room above
  return (x, y) => {
    if (x >= COLUMNAS_DE_LETRA) return false;
    if (y < 3 + baja && tilde) return ((tilde[x] ?? 0) >> (y - baja)) % 2 === 1;
    return y >= 3 && ((columnas[x] ?? 0) >> (y - 3)) % 2 === 1;
  };
}

function glifo(letra: string): number[] | null {
  const indice = letra.charCodeAt(0) - 0x20;
  const hex = ESPECIALES[letra] ?? ASCII[indice];
  if (!hex) return null;
  return Array.from({ length: COLUMNAS_DE_LETRA }, (_, x) =>
    Number.parseInt(hex.slice(x * 2, x * 2 + 2), 16),
  );
}
