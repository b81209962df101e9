import { resumenCalls } from '@comanda/shared/contracts/reportes/resumen';
import { usePuede } from '@comanda/shared/piezas/sesion';

import { useConsultarAtencionQuery } from '../marco/atencion/atencionApi';
import { useSondeo } from '../marco/useSondeo';
import { dondeAtender, type RutaHallada } from '../rutas/buscarRuta';

import { useConsultarResumenQuery } from './inicioApi';

export type ResumenDicho = { empresa: string | null; texto: string };

const NO_DISPONIBLE = [{ empresa: null, texto: 'No disponible' }];

/**
 * How the business behind each screen stands, by its path, for who administers: only of screens whose area says that it
 * can be told. What cannot be found out says so on its own tile.
 */
export function useResumen(
  rutas: readonly RutaHallada[],
): (path: string) => readonly ResumenDicho[] {
  const facturas = dondeAtender(rutas);
  const conResumen = rutas.filter(({ ruta }) => ruta.resumen).map(({ ruta }) => ruta.path);
  const administra = usePuede(resumenCalls.consultarResumen) && conResumen.length > 0;
  const sondeo = useSondeo();
  const resumen = useConsultarResumenQuery({}, { ...sondeo, skip: !administra });
  const atencion = useConsultarAtencionQuery(
    {},
    { ...sondeo, skip: !administra || facturas === null },
  );

  return (path) => {
    if (!administra || !conResumen.includes(path)) return [];
    if (`/admin/${path}` === facturas) return deAtencion(atencion);
    if (resumen.currentData === undefined) return resumen.isError ? NO_DISPONIBLE : [];
    return resumen.currentData
      .filter(({ ruta }) => ruta === path)
      .map(({ empresa, texto }) => ({ empresa, texto: texto ?? 'No disponible' }));
  };
}

/** As much of the query as is said of it. */
type Atencion = {
  currentData?: readonly { empresa: string; texto: string }[] | undefined;
  isError: boolean;
};

function deAtencion({ currentData, isError }: Atencion): readonly ResumenDicho[] {
  if (currentData === undefined) return isError ? NO_DISPONIBLE : [];
  if (currentData.length === 0) return [{ empresa: null, texto: 'Nada por atender' }];
  return currentData.map(({ empresa, texto }) => ({ empresa, texto }));
}
