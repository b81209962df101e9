import type { ComandaBody } from '@comanda/shared/contracts/ventas/impresion';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

type LineaComanda = ComandaBody['lineas'][number];

/** What goes on one paper: what came to a station with one send of an order. */
export type Comanda = { llave: string; hojas: readonly string[]; body: ComandaBody };

type ParaImprimir = { linea: LineaVizor; hoja: string; texto: LineaComanda };

/** What of a line belongs on paper: itself once the kitchen may begin, and again how much of it was taken back. */
function hojasDe(linea: LineaVizor): ParaImprimir[] {
  const { producto, curso, retenida, lista, anulada, agregada } = linea;
  const texto = { producto, opt: textoDe(linea), curso };
  const cantidad = linea.cantidad + anulada;
  const entera: ParaImprimir = {
    linea,
    hoja: linea.linea,
    texto: { ...texto, cantidad, marca: agregada ? 'AGREGADO' : null },
  };
  const devuelta: ParaImprimir = {
    linea,
    hoja: `${linea.linea} -${anulada}`,
    texto: { ...texto, cantidad: anulada, marca: 'ANULADO' },
  };
  return [...(retenida || lista ? [] : [entera]), ...(anulada > 0 && !retenida ? [devuelta] : [])];
}

/** As much as a paper takes of it (contracts/ventas/impresion.ts). */
const OPT_LARGO = 600;

const textoDe = ({ opt, asiento }: LineaVizor): string =>
  [asiento === null ? '' : `Asiento ${asiento}`, opt]
    .filter((parte) => parte !== '')
    .join('\n')
    .slice(0, OPT_LARGO);

/** Every leaf that the kitchen's list stands for, of what is ready too. */
export const hojasDeLista = (lineas: readonly LineaVizor[]): string[] =>
  lineas.flatMap((linea) => [
    ...(linea.retenida && !linea.lista ? [] : [linea.linea]),
    ...hojasDe(linea).map(({ hoja }) => hoja),
  ]);

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
  for (const una of suyas.flatMap(hojasDe)) {
    if (impresas.has(una.hoja)) continue;
    const { random, envio, estacion: de } = una.linea;
    const llave = JSON.stringify([random, envio, de]);
    porLlave.set(llave, [...(porLlave.get(llave) ?? []), una]);
  }
  return [...porLlave].map(([llave, partes]) => ({
    llave,
    hojas: partes.map(({ hoja }) => hoja),
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
        return { linea, hoja: linea.linea, texto };
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
