import type {
  ColumnaProducto,
  ErrorDeFila,
} from '@comanda/shared/contracts/inventario/importaciones';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { recortarValor } from '@comanda/kit/listas/lista';

import { faltaDeIce } from '../productos/faltaDeIce';

import type { CatalogoGuardado } from './catalogo';
import {
  CAMPOS,
  OPCIONALES,
  SIN_DECIR,
  type DatosDeFila,
  type FilaDeLista,
  type ProductoActual,
} from './columnasDeProducto';
import { emparejar, type Pareja } from './emparejar';

type Cambio = { fila: number; antes: ProductoActual; despues: ProductoActual };

/** What a file would do with a catalogue. */
export type Plan = {
  crear: { fila: number; datos: DatosDeFila }[];
  cambiar: Cambio[];
  iguales: number;
  /** Names of those that are not there yet, as the first row that says them does. */
  categorias: string[];
  errores: ErrorDeFila[];
};

/** Plain data in, plain data out: the dry run and the import decide by the same. `hoy`: as 'YYYY-MM-DD'. */
export function planear(
  filas: readonly FilaDeLista[],
  { categorias, productos }: CatalogoGuardado,
  hoy: string,
): Plan {
  const nombres = new Map(categorias.map(({ categoria }) => [normalizar(categoria), categoria]));
  const nuevas: string[] = [];
  const categoriaDe = (dicha: string): string => {
    const clave = normalizar(dicha);
    if (!nombres.has(clave)) nuevas.push(dicha);
    const suya = nombres.get(clave) ?? dicha;
    nombres.set(clave, suya);
    return suya;
  };
  const { parejas, dudosas, repetidas } = emparejar(filas, productos);
  const plan: Plan = { crear: [], cambiar: [], iguales: 0, categorias: nuevas, errores: [] };
  for (const { fila, producto } of parejas.toSorted((a, b) => a.fila.fila - b.fila.fila)) {
    const datos = conCategoria(fila, categoriaDe(fila.categoria), producto);
    if (!producto) plan.crear.push({ fila: fila.fila, datos });
    else if (CAMPOS.every((campo) => datos[campo] === producto[campo])) plan.iguales++;
    else {
      plan.cambiar.push({
        fila: fila.fila,
        antes: producto,
        despues: { ...producto, ...datos },
      });
      const falta = faltaDePrecio(datos, producto, hoy);
      if (falta !== null) plan.errores.push(enColumna(fila, 'Precio', falta));
    }
  }
  plan.errores.push(
    ...dudosas.map((fila) =>
      enColumna(
        fila,
        'Codigo',
        'Hay varios productos con ese nombre: escriba el código del que es',
      ),
    ),
    ...repetidas.map(({ fila, antes }) =>
      enColumna(fila, 'Producto', `Es el mismo producto de la fila ${antes}`),
    ),
    ...repetidos(parejas, productos),
  );
  return plan;
}

/** What the rows that have nothing wrong would do, and what is wrong with the others: of two that clash the earlier is taken. */
export function planearLoBueno(
  filas: readonly FilaDeLista[],
  catalogo: CatalogoGuardado,
  hoy: string,
): Plan {
  const errores: ErrorDeFila[] = [];
  let buenas = filas;
  for (;;) {
    const plan = planear(buenas, catalogo, hoy);
    if (plan.errores.length === 0) return { ...plan, errores };
    const malas = new Set(plan.errores.map(({ fila }) => fila));
    errores.push(...plan.errores);
    buenas = buenas.filter(({ fila }) => !malas.has(fila));
  }
}

/** A price that a product cannot have. */
const faltaDePrecio = (
  { precio_venta, porcentaje_iva }: DatosDeFila,
  { funda }: ProductoActual,
  hoy: string,
): string | null =>
  faltaDeIce(
    {
      funda,
      precio: aCentavos(Number(precio_venta)),
      tarifa: tarifaDe(`${porcentaje_iva}%`) ?? 0,
    },
    hoy,
  );

function enColumna(fila: FilaDeLista, columna: ColumnaProducto, msg: string): ErrorDeFila {
  const dichos: Partial<Record<ColumnaProducto, string | undefined>> = {
    Codigo: fila.codigo,
    'Codigo de barras': fila.codigo_barras,
    Precio: fila.precio_venta,
  };
  return { fila: fila.fila, columna, valor: recortarValor(dichos[columna] ?? fila.producto), msg };
}

/** What the row says, over what the product has; a new one has nothing. */
function conCategoria(
  { fila: _, ...dicho }: FilaDeLista,
  categoria: string,
  producto: ProductoActual | undefined,
): DatosDeFila {
  const antes = producto ?? SIN_DECIR;
  const opcionales = OPCIONALES.map((campo) => [campo, dicho[campo] ?? antes[campo]]);
  const completos = Object.fromEntries(opcionales) as typeof SIN_DECIR; // one entry of each
  return { ...dicho, ...completos, categoria };
}

/** Codes that two products would have, and new products of one name that nothing tells apart. */
const repetidos = (parejas: readonly Pareja[], productos: readonly ProductoActual[]) => [
  ...codigosRepetidos('codigo', 'Codigo', parejas, productos),
  ...codigosRepetidos('codigo_barras', 'Codigo de barras', parejas, productos),
  ...nombresRepetidos(parejas),
];

function codigosRepetidos(
  ...[campo, columna, parejas, productos]: readonly [
    'codigo' | 'codigo_barras',
    ColumnaProducto,
    readonly Pareja[],
    readonly ProductoActual[],
  ]
): ErrorDeFila[] {
  const tomados = new Set(parejas.map(({ producto }) => producto));
  const duenos = new Map<string | undefined, string>(
    productos
      .filter((producto) => !tomados.has(producto) && producto[campo] !== null)
      .map((uno) => [uno[campo]?.toLowerCase(), `Ya es de ${recortarValor(uno.producto)}`]),
  );
  return parejas.flatMap(({ fila, producto }) => {
    const clave = (fila[campo] ?? producto?.[campo])?.toLowerCase();
    const dueno = duenos.get(clave);
    if (clave !== undefined) duenos.set(clave, dueno ?? `Ya está en la fila ${fila.fila}`);
    return dueno === undefined ? [] : enColumna(fila, columna, dueno);
  });
}

function nombresRepetidos(parejas: readonly Pareja[]): ErrorDeFila[] {
  const nuevos = new Map<string, number>();
  return parejas.flatMap(({ fila, producto }) => {
    if (producto ?? fila.codigo ?? fila.codigo_barras) return [];
    const nombre = normalizar(fila.producto);
    const antes = nuevos.get(nombre);
    if (antes === undefined) nuevos.set(nombre, fila.fila);
    const msg = `Es igual al de la fila ${antes}: si son dos, escriba un código en cada uno`;
    return antes === undefined ? [] : enColumna(fila, 'Producto', msg);
  });
}
