import { useId, useState } from 'react';

import { formatFecha } from '@comanda/shared/domain/fecha';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { diferir, Diferida } from '@comanda/shared/piezas/vista';
import { Button, Icono } from '@comanda/shared/ui/core';

import { facturasMensajes as mensajes } from '../facturasMensajes';

import type { FechasPanelProps } from './FechasPanel';

/** Calendars weigh more than the rest of the screen: they come when somebody wants another day. */
const panel = diferir<FechasPanelProps>(
  () => import(/* webpackChunkName: "facturas-fechas" */ './FechasPanel'),
);

type FechasFiltroProps = { rango: Rango | null; onCambio: (rango: Rango | null) => void };

/** Of which days: said on the button, chosen under it. */
export function FechasFiltro({ rango, onCambio }: FechasFiltroProps) {
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={abierto}
        aria-controls={abierto ? id : undefined}
        onClick={() => setAbierto(!abierto)}
      >
        Fechas: {rango === null ? mensajes.todasLasFechas : textoDe(rango)}{' '}
        <Icono nombre="abajo" tamano={14} />
      </Button>
      {abierto && (
        <div id={id} className="reportes-fechas">
          <Diferida
            de={panel}
            props={{ rango, onCambio }}
            titulo={mensajes.titulo}
            onFallo={() => setAbierto(false)}
          />
        </div>
      )}
    </>
  );
}

const textoDe = ({ desde, hasta }: Rango) =>
  desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} a ${formatFecha(hasta)}`;
