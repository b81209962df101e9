/** A card by its heights, in pixels. `Sigue`: of what stands in a further column, under a head of its own. */
export type CartaMedida = {
  clave: string;
  cabeza: number;
  cabezaSigue: number;
  filas: readonly number[];
  pie: number;
  /** Where it goes on, said in the place of its buttons. */
  pieSigue: number;
};

/** A card in a column, or as much of its rows as there is room for: from one to before another. */
export type Trozo = { clave: string; desde: number; hasta: number; ultimo: boolean };

type Hoja = { alto: number; hueco: number };

const suma = (altos: readonly number[]) => altos.reduce((total, alto) => total + alto, 0);

/** What a piece of a card takes. */
export function altoDeTrozo(carta: CartaMedida, { desde, hasta, ultimo }: Trozo): number {
  const cabeza = desde === 0 ? carta.cabeza : carta.cabezaSigue;
  return cabeza + suma(carta.filas.slice(desde, hasta)) + (ultimo ? carta.pie : carta.pieSigue);
}

/**
 * Cards in columns, one under the other, in their order. One that fits in a column is not divided; a longer one begins a column and
 * goes on in the next.
 */
export function repartir(cartas: readonly CartaMedida[], { alto, hueco }: Hoja): Trozo[][] {
  const columnas: Trozo[][] = [];
  let usado = alto;
  for (const carta of cartas) {
    for (const trozo of trozosDe(carta, alto)) {
      const suyo = altoDeTrozo(carta, trozo);
      const cabe = usado + hueco + suyo <= alto;
      if (cabe) columnas.at(-1)?.push(trozo);
      else columnas.push([trozo]);
      usado = cabe ? usado + hueco + suyo : suyo;
    }
  }
  return columnas;
}

/** Of a column that is full to its edge: many rows that are a little higher than reckoned hide none. */
const RESERVA = 48;

function trozosDe(carta: CartaMedida, alto: number): Trozo[] {
  const { clave, filas } = carta;
  const trozos: Trozo[] = [];
  let desde = 0;
  for (;;) {
    const resto = { clave, desde, hasta: filas.length, ultimo: true };
    const unica = filas.length - desde <= 1;
    if (unica || altoDeTrozo(carta, resto) <= alto) return [...trozos, resto];
    const hasta = hastaDonde(carta, desde, alto - RESERVA);
    trozos.push({ clave, desde, hasta, ultimo: false });
    desde = hasta;
  }
}

/** One row at least, and one at least for the column after it. */
function hastaDonde(carta: CartaMedida, desde: number, alto: number): number {
  let hasta = desde + 1;
  while (hasta < carta.filas.length - 1) {
    const mas = { clave: carta.clave, desde, hasta: hasta + 1, ultimo: false };
    if (altoDeTrozo(carta, mas) > alto) break;
    hasta += 1;
  }
  return hasta;
}

export type PaginaDeTablero = {
  columnas: readonly (readonly Trozo[])[];
  /** Which it is, from 0, and of how many. */
  pagina: number;
  paginas: number;
  /** Orders of which nothing is in view, on either side. */
  antes: number;
  despues: number;
};

/** As many columns as a screen has, of the page that is asked for or the last there is. */
export function paginaDe(
  columnas: readonly (readonly Trozo[])[],
  porPagina: number,
  pedida: number,
): PaginaDeTablero {
  const paginas = Math.max(1, Math.ceil(columnas.length / porPagina));
  const pagina = Math.min(pedida, paginas - 1);
  const [desde, hasta] = [pagina * porPagina, (pagina + 1) * porPagina];
  const enVista = clavesDe(columnas.slice(desde, hasta));
  const fuera = (cuales: readonly (readonly Trozo[])[]) =>
    [...clavesDe(cuales)].filter((clave) => !enVista.has(clave)).length;
  return {
    columnas: columnas.slice(desde, hasta),
    pagina,
    paginas,
    antes: fuera(columnas.slice(0, desde)),
    despues: fuera(columnas.slice(hasta)),
  };
}

const clavesDe = (columnas: readonly (readonly Trozo[])[]): ReadonlySet<string> =>
  new Set(columnas.flat().map(({ clave }) => clave));
