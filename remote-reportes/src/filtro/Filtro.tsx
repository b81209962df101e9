import { useState, type ReactNode } from 'react';

import { DIAS_DE_REPORTE } from '@comanda/shared/contracts/reportes/reportes';
import { Chips } from '@comanda/shared/piezas/chips';
import { RangoFechas } from '@comanda/shared/piezas/fechas';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { Diferida, diferir, useMedia } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import type { CorreosModalProps } from './correos/CorreosModal';
import { CuadresTabla } from './CuadresTabla';
import { filtroMensajes as mensajes } from './filtroMensajes';
import estilos from './filtro.module.css';
import { MovimientosTabla } from './MovimientosTabla';
import { useReporteDeFiltro } from './useReporteDeFiltro';
import { VentasTabla } from './VentasTabla';

type FiltroProps = { empresa: string; selector: ReactNode };

const TABLAS = ['ventas', 'movimientos', 'cuadres'] as const;
type Cual = (typeof TABLAS)[number];

/** What most looks at the screen do without. */
const correos = diferir<CorreosModalProps>(
  () => import(/* webpackChunkName: "filter-correos" */ './correos/CorreosModal'),
);

const { titulo } = mensajes;
const LARGO = { dias: DIAS_DE_REPORTE, texto: mensajes.largo };

/**
 * The three tables under each other, as the specification has them: an owner reads them downwards. Where the screen is too
 * small for the head of a second one, one at a time, and the days said on a button.
 */
export function Filtro({ empresa, selector }: FiltroProps) {
  const { rango, hoy, anotarHoy, manos, elegirRango } = useReporteDeFiltro();
  const chica = useMedia('(max-width: 767px), (max-height: 599px)');
  const [vista, setVista] = useState<Cual>('ventas');
  const [porCorreo, setPorCorreo] = useState(false);
  const onCerrar = () => setPorCorreo(false);
  const tablas: Record<Cual, ReactNode> = {
    ventas: <VentasTabla empresa={empresa} rango={rango} mano={manos.ventas} onHoy={anotarHoy} />,
    movimientos: <MovimientosTabla empresa={empresa} rango={rango} mano={manos.movimientos} />,
    cuadres: <CuadresTabla empresa={empresa} rango={rango} mano={manos.cuadres} />,
  };
  return (
    <div className={`ui-pila ${estilos.filtro ?? ''}`}>
      <div className={estilos.cabeza}>
        {selector}
        {chica ? (
          <FiltroFechas
            titulo={titulo}
            rango={rango}
            hoy={hoy}
            largo={LARGO}
            onCambio={elegirRango}
          />
        ) : (
          <RangoFechas valor={rango} hoy={hoy} largo={LARGO} onCambio={elegirRango} />
        )}
        <Button onClick={() => setPorCorreo(true)}>{mensajes.porCorreo}</Button>
      </div>
      {chica && (
        <Chips
          etiqueta="Tablas"
          chips={TABLAS.map((valor) => ({ valor, texto: mensajes[valor].titulo }))}
          elegido={vista}
          onElegir={setVista}
        />
      )}
      {TABLAS.filter((cual) => !chica || cual === vista).map((cual) => (
        <div key={cual}>{tablas[cual]}</div>
      ))}
      {porCorreo && (
        <Diferida de={correos} props={{ empresa, onCerrar }} titulo={titulo} onFallo={onCerrar} />
      )}
    </div>
  );
}
