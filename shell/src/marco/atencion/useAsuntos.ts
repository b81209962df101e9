import type { AvisoAtencion } from '@comanda/shared/contracts/facturacion/emision';

import { dondeAtender, dondeSinLinea, type RutaHallada } from '../../rutas/buscarRuta';
import { pideAlgo, useAvisos } from '../avisos/useAvisos';
import { useSondeo } from '../useSondeo';

import { useConsultarAtencionQuery } from './atencionApi';

/** Something that needs a person, and the screen where one sees to it. */
export type Asunto = {
  clave: string;
  empresa: string;
  cuantos: number;
  texto: string;
  destino: string;
};

/** Of the tills that sell without a line: seen to where they are, not among the documents. */
const DE_SIN_LINEA: ReadonlySet<string> = new Set<AvisoAtencion['tipo']>([
  ...(['SIN_ENVIAR', 'ARRIENDO', 'SIN_LINEA'] as const),
]);

/** The documents of the companies, and what waits behind the screens that say it urges. */
export function useAsuntos(rutas: readonly RutaHallada[]): Asunto[] {
  const facturas = dondeAtender(rutas);
  const { currentData: documentos = [] } = useConsultarAtencionQuery(
    {},
    { ...useSondeo(), skip: facturas === null },
  );
  const avisosDe = useAvisos(rutas);
  const urgen = rutas.filter(({ ruta }) => ruta.urge);
  return [
    ...documentos.map(({ tipo, ...asunto }) => ({
      ...asunto,
      clave: `${asunto.empresa} ${tipo}`,
      destino: (DE_SIN_LINEA.has(tipo) && dondeSinLinea(rutas)) || (facturas ?? ''),
    })),
    ...urgen.flatMap(({ ruta: { path } }) =>
      avisosDe(path)
        .filter(pideAlgo)
        .map(({ ruta, ...asunto }) => ({
          ...asunto,
          clave: `${asunto.empresa} ${ruta}`,
          destino: `/admin/${path}`,
        })),
    ),
  ];
}
