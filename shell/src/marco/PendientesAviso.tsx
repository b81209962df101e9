import { usePendientes } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { cuantosPendientes, dichosDePendientes } from './pendientesDichos';

/** What an area of this page has not got to where it should be; a narrow header has room for how many alone. */
export function PendientesAviso() {
  const pendientes = usePendientes();
  if (pendientes.size === 0) return null;
  const dicho = dichosDePendientes(pendientes).join(' · ');
  return (
    <span
      className="ui-dato cabecera-pendientes"
      role="status"
      data-cuantos={cuantosPendientes(pendientes)}
      title={dicho}
    >
      <Icono nombre="reloj" tamano={18} />
      <span className="cabecera-largo">{dicho}</span>
    </span>
  );
}
