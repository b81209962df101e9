import { sinCeros } from '@comanda/shared/domain/producto/codigoBarras';
import { normalizar } from '@comanda/shared/domain/texto/texto';

import { CAMPOS, type FilaDeLista, type ProductoActual } from './columnasDeProducto';

export type Pareja = {
  fila: FilaDeLista;
  /** Undefined: a new one. */
  producto: ProductoActual | undefined;
};

export type Emparejadas = {
  parejas: Pareja[];
  /** Rows that could be any of several products of one name. */
  dudosas: FilaDeLista[];
  /** Rows that speak of a product an earlier row has spoken of; with that row. */
  repetidas: { fila: FilaDeLista; antes: number }[];
};

/**
 * Which product each row speaks of: the one with its code; of the rest, the one with its barcode; of the rest, the one
 * with its name, whatever its case and accents.
 */
export function emparejar(
  filas: readonly FilaDeLista[],
  productos: readonly ProductoActual[],
): Emparejadas {
  const hecho: Emparejadas = { parejas: [], dudosas: [], repetidas: [] };
  const tomados = new Map<ProductoActual, number>();
  const tomar = (fila: FilaDeLista, producto: ProductoActual) => {
    const antes = tomados.get(producto);
    if (antes !== undefined) hecho.repetidas.push({ fila, antes });
    else {
      tomados.set(producto, fila.fila);
      hecho.parejas.push({ fila, producto });
    }
  };
  const porClave = (unas: readonly FilaDeLista[], de: (uno: Claves) => string | undefined) => {
    const indice = new Map(productos.map((producto) => [de(clavesDe(producto)), producto]));
    return unas.filter((fila) => {
      const clave = de(clavesDe(fila));
      const producto = clave === undefined ? undefined : indice.get(clave);
      if (producto) tomar(fila, producto);
      return !producto;
    });
  };

  const sinCodigo = porClave(conSusCeros(filas, productos), ({ codigo }) => codigo);
  const sinBarras = porClave(sinCodigo, ({ barras }) => barras);
  const homonimos = porNombre(productos.filter((producto) => !tomados.has(producto)));
  for (const fila of sinBarras) {
    const suyos = homonimos.get(normalizar(fila.producto)) ?? [];
    const [producto] =
      suyos.length > 1 ? suyos.filter((uno) => !tomados.has(uno) && diceLoMismo(fila, uno)) : suyos;
    if (producto) tomar(fila, producto);
    else if (suyos.length > 1) hecho.dudosas.push(fila);
    else hecho.parejas.push({ fila, producto: undefined });
  }
  return hecho;
}

const SOLO_DIGITOS = /^\d+$/;

/**
 * A spreadsheet writes '001' down as 1: a code of digits that is nobody's is the one product's that has it with zeros before, unless
 * another row says that one.
 */
function conSusCeros(
  filas: readonly FilaDeLista[],
  productos: readonly ProductoActual[],
): readonly FilaDeLista[] {
  const dichos = new Set(filas.map(({ codigo }) => codigo));
  const suyos = new Map<string, string[]>();
  for (const { codigo } of productos) {
    if (codigo === null || !SOLO_DIGITOS.test(codigo) || dichos.has(codigo)) continue;
    const clave = sinCeros(codigo);
    suyos.set(clave, [...(suyos.get(clave) ?? []), codigo]);
  }
  const deAlguien = new Set(productos.map(({ codigo }) => codigo));
  return filas.map((fila) => {
    const { codigo } = fila;
    if (codigo === undefined || !SOLO_DIGITOS.test(codigo) || deAlguien.has(codigo)) return fila;
    const [uno, otro] = suyos.get(sinCeros(codigo)) ?? [];
    return uno === undefined || otro !== undefined ? fila : { ...fila, codigo: uno };
  });
}

type Claves = { codigo: string | undefined; barras: string | undefined };

const clavesDe = ({ codigo, codigo_barras }: Codigos): Claves => ({
  codigo: codigo?.toLowerCase(),
  barras: codigo_barras ?? undefined,
});

type Codigos = { codigo?: string | null | undefined; codigo_barras?: string | null | undefined };

function porNombre(productos: readonly ProductoActual[]): Map<string, ProductoActual[]> {
  const nombres = new Map<string, ProductoActual[]>();
  for (const producto of productos) {
    const nombre = normalizar(producto.producto);
    nombres.set(nombre, [...(nombres.get(nombre) ?? []), producto]);
  }
  return nombres;
}

/** Two of one name and no code are told apart by all the rest; where nothing changes, it does not matter which is which. */
function diceLoMismo(fila: FilaDeLista, producto: ProductoActual): boolean {
  return CAMPOS.every((campo) => fila[campo] === undefined || fila[campo] === producto[campo]);
}
