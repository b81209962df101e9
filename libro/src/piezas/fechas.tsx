import { RangoFechas } from '@comanda/shared/piezas/fechas';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';

import type { Historias } from '../historias';
import { nada } from '../textos';

const HOY = '2026-11-26';
const SEMANA = { desde: '2026-11-20', hasta: HOY };

export const rangos: Historias = {
  'RangoFechas: una semana': <RangoFechas valor={SEMANA} hoy={HOY} onCambio={nada} />,
  'RangoFechas: cualquier día': (
    <RangoFechas
      valor={null}
      hoy={HOY}
      todas={{ texto: 'Todas', onElegir: nada }}
      onCambio={nada}
    />
  ),
  'FiltroFechas: un día': (
    <FiltroFechas titulo="Ventas" rango={{ desde: HOY, hasta: HOY }} hoy={HOY} onCambio={nada} />
  ),
  'FiltroFechas: cualquier día': (
    <FiltroFechas titulo="Ventas" rango={null} todas="Todas" hoy={HOY} onCambio={nada} />
  ),
};
