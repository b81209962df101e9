import { dondeAtender, type RutaHallada } from '../../rutas/buscarRuta';
import { useAvisos } from '../avisos/useAvisos';
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
      ...{ ...asunto, clave: `${asunto.empresa} ${tipo}`, destino: facturas ?? '' },
    })),
    ...urgen.flatMap(({ ruta: { path } }) =>
      avisosDe(path).map(({ ruta, ...asunto }) => ({
        ...{ ...asunto, clave: `${asunto.empresa} ${ruta}`, destino: `/admin/${path}` },
      })),
    ),
  ];
}
