import { caracterCp858 } from './cp858';

/** A character as it comes out of the printer. */
export type Signo = { letra: string; negrita: boolean; ancho: number; alto: number };
export type Impreso = { lineas: Signo[][]; cortes: number };

type Estado = { negrita: boolean; ancho: number; alto: number; pagina: number };

const SALTO = 0x0a;
const RETORNO = 0x0d;
const CP858 = 19;
const CP437 = 0;

/** What a command does to the state, by its bytes; the value tells how many parameters it takes. */
const COMANDOS: Record<
  string,
  { parametros: number; aplicar: (estado: Estado, valor: number) => Estado }
> = {
  '1b40': { parametros: 0, aplicar: () => inicial() }, // ESC @: initialise
  '1c2e': { parametros: 0, aplicar: (estado) => estado }, // FS .: no kanji
  '1b4d': {
    parametros: 1,
    aplicar: (estado, fuente) => exigir(estado, fuente === 0, `font ${fuente}`),
  },
  '1b45': { parametros: 1, aplicar: (estado, valor) => ({ ...estado, negrita: valor === 1 }) },
  '1d21': {
    parametros: 1,
    aplicar: (estado, valor) => ({ ...estado, ancho: (valor >> 4) + 1, alto: (valor & 15) + 1 }),
  },
  '1b74': {
    parametros: 1,
    aplicar: (estado, pagina) => ({
      ...exigir(estado, [CP437, CP858].includes(pagina), `code page ${pagina}`),
      pagina,
    }),
  },
};
const CORTE = '1d56';

/** Reads ESC/POS as a printer does. Throws on a command it does not know: nothing unseen reaches paper. */
export function decodificar(bytes: Uint8Array): Impreso {
  let estado = inicial();
  let cortes = 0;
  const lineas: Signo[][] = [[]];
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] ?? 0;
    if (byte === SALTO) lineas.push([]);
    if (byte === SALTO || byte === RETORNO) i += 1;
    else if (byte >= 0x20) {
      lineas.at(-1)?.push(signoDe(byte, estado));
      i += 1;
    } else {
      const [codigo, valor = 0] = [hexadecimal(byte, bytes[i + 1]), bytes[i + 2]];
      if (codigo === CORTE) cortes += 1;
      else estado = comandoDe(codigo).aplicar(estado, valor);
      i += 2 + (codigo === CORTE ? 1 : comandoDe(codigo).parametros);
    }
  }
  return { lineas, cortes };
}

function comandoDe(codigo: string) {
  const comando = COMANDOS[codigo];
  if (!comando) throw new RangeError(`decodificar: unknown command ${codigo}`);
  return comando;
}

function signoDe(byte: number, { negrita, ancho, alto, pagina }: Estado): Signo {
  if (byte >= 0x80 && pagina !== CP858)
    throw new RangeError(`decodificar: byte ${byte} outside cp858`);
  return { letra: caracterCp858(byte), negrita, ancho, alto };
}

/** The decoded lines as text alone. */
export function textoImpreso({ lineas }: Impreso): string[] {
  return lineas.map((linea) =>
    linea
      .map(({ letra }) => letra)
      .join('')
      .trimEnd(),
  );
}

function inicial(): Estado {
  return { negrita: false, ancho: 1, alto: 1, pagina: CP437 };
}

function exigir(estado: Estado, conocido: boolean, que: string): Estado {
  if (!conocido) throw new RangeError(`decodificar: unknown ${que}`);
  return estado;
}

function hexadecimal(...bytes: readonly (number | undefined)[]): string {
  return Buffer.from(bytes.map((byte) => byte ?? 0)).toString('hex');
}
