import type { ComandaBody } from '@comanda/shared/contracts/ventas/impresion';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

type LineaComanda = ComandaBody['lineas'][number];

/** What goes on one paper: what came to a station with one send of an order. */
export type Comanda = { llave: string; hojas: readonly string[]; body: ComandaBody };

type ParaImprimir = { linea: LineaVizor; hojas: readonly string[]; texto: LineaComanda };

/**
 * Leaves of what was taken back of a line so far. An order that a part of it was moved to takes back its own; builds of before, which
 * may come back, do not say of which order.
 */
const hojasDeAnulada = ({ linea, random, anulada }: LineaVizor): string[] => [
  `${linea} ${random} -${anulada}`,
  `${linea} -${anulada}`,
];

/** Whether it is the leaf of something taken back that says of which order. */
const dicenOrden = (hoja: string): boolean => hoja.split(' ').length === 3;

/** How much of what was taken back papers say already. What builds of before printed counts while nothing else is known of the line. */
function anuladaDicha({ linea, random }: LineaVizor, impresas: ReadonlySet<string>): number {
  const suyas = [...impresas].filter((hoja) => hoja.startsWith(`${linea} `));
  const inicio = suyas.some(dicenOrden) ? `${linea} ${random} -` : `${linea} -`;
  const dichas = suyas.filter((hoja) => hoja.startsWith(inicio));
  return Math.max(0, ...dichas.map((hoja) => Number(hoja.slice(inicio.length))));
}

/** What of a line belongs on paper now: itself once the kitchen may begin, and what was taken back that no paper says. */
function porImprimir(linea: LineaVizor, impresas: ReadonlySet<string>): ParaImprimir[] {
  const { producto, curso, retenida, lista, anulada, agregada } = linea;
  if (retenida) return [];
  const texto = { producto, opt: textoDe(linea), curso };
  const entera: ParaImprimir = {
    linea,
    hojas: [linea.linea],
    texto: { ...texto, cantidad: linea.cantidad + anulada, marca: agregada ? 'AGREGADO' : null },
  };
  const sinDecir = anulada > 0 ? enMilesimas(anulada - anuladaDicha(linea, impresas)) : 0;
  const devuelta: ParaImprimir = {
    linea,
    hojas: hojasDeAnulada(linea),
    texto: { ...texto, cantidad: sinDecir, marca: 'ANULADO' },
  };
  return [
    ...(lista || impresas.has(linea.linea) ? [] : [entera]),
    ...(sinDecir > 0 ? [devuelta] : []),
  ];
}

/** Weights have three places. */
const enMilesimas = (cantidad: number) => Math.round(cantidad * 1000) / 1000;

/** As much as a paper takes of it (contracts/ventas/impresion.ts). */
const OPT_LARGO = 600;

/** One that is held says so, on the copy of its order: a print service of before knows no field for it. */
const textoDe = ({ opt, asiento, retenida, lista }: LineaVizor): string =>
  [retenida && !lista ? 'EN ESPERA' : '', asiento === null ? '' : `Asiento ${asiento}`, opt]
    .filter((parte) => parte !== '')
    .join('\n')
    .slice(0, OPT_LARGO);

/**
 * Every leaf that the kitchen's list stands for, of what is ready too. `impresas`: those that were printed; what they say of a line that
 * is still there holds, also once more of it was taken back.
 */
export function hojasDeLista(
  lineas: readonly LineaVizor[],
  impresas: readonly string[] = [],
): string[] {
  const hay = new Set(lineas.map(({ linea }) => linea));
  const dichas = impresas.filter((hoja) => dicenOrden(hoja) && hay.has(hoja.split(' ')[0] ?? ''));
  const deAhora = lineas.flatMap((linea) => [
    ...(linea.retenida && !linea.lista ? [] : [linea.linea]),
    ...(linea.retenida || linea.anulada === 0 ? [] : hojasDeAnulada(linea)),
  ]);
  return [...new Set([...deAhora, ...dichas])];
}

/** What is still to be printed, one paper for each station and send. `impresas`: leaves that were. */
export function comandasDe(
  empresa: string,
  lineas: readonly LineaVizor[],
  { estacion, impresas }: { estacion: string | null; impresas: ReadonlySet<string> },
): Comanda[] {
  const porLlave = new Map<string, ParaImprimir[]>();
  const suyas = lineas
    .filter((linea) => linea.estacion !== null)
    .filter((linea) => estacion === null || linea.estacion === estacion);
  for (const una of suyas.flatMap((linea) => porImprimir(linea, impresas))) {
    const { random, envio, estacion: de } = una.linea;
    const llave = JSON.stringify([random, envio, de]);
    porLlave.set(llave, [...(porLlave.get(llave) ?? []), una]);
  }
  return [...porLlave].map(([llave, partes]) => ({
    llave,
    hojas: partes.flatMap(({ hojas }) => hojas),
    body: bodyDe(empresa, partes),
  }));
}

/** The papers of a whole order, for whoever asks for them: a copy. */
export function copiasDe(empresa: string, lineas: readonly LineaVizor[]): Comanda[] {
  const estaciones = new Set(lineas.flatMap(({ estacion }) => estacion ?? []));
  return [...estaciones].flatMap((estacion) => {
    const partes = lineas
      .filter((linea) => linea.estacion === estacion && linea.cantidad > 0)
      .map((linea): ParaImprimir => {
        const { cantidad, producto, curso, agregada } = linea;
        const marca = agregada ? 'AGREGADO' : null;
        const texto = { cantidad, producto, opt: textoDe(linea), curso, marca } as const;
        return { linea, hojas: [], texto };
      });
    const [primera] = partes;
    if (!primera) return [];
    const llave = JSON.stringify(['copia', primera.linea.random, estacion]);
    return [{ llave, hojas: [], body: { ...bodyDe(empresa, partes), copia: true } }];
  });
}

function bodyDe(empresa: string, partes: readonly ParaImprimir[]): ComandaBody {
  const [primera] = partes;
  if (!primera) throw new Error('comandas: a paper without lines');
  const { mesa, usuario, estacion, enviada } = primera.linea;
  return {
    empresa,
    orden: ordenDe(primera.linea),
    mesa,
    mesero: usuario,
    estacion: estacion ?? '',
    fecha: formatFechaHora(enviada),
    lineas: partes.map(({ texto }) => texto),
  };
}

/** As much as a paper takes of it (contracts/ventas/impresion.ts). */
const ORDEN_LARGO = 60;

/** The channel stands in its name: a print service of before knows no field for it, and refuses what it does not know. */
const ordenDe = ({ orden, canal }: LineaVizor): string =>
  (canal ? `${NOMBRE_DE_CANAL[canal]}: ${orden}` : orden).slice(0, ORDEN_LARGO);
