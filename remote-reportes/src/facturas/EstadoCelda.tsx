import type { Emision } from '@comanda/shared/contracts/facturacion';
import { formatFechaHora, formatHace } from '@comanda/shared/domain/fecha';
import { Icono } from '@comanda/shared/ui/core';

import { ASPECTO } from './estados';

type EstadoCeldaProps = { emision: Emision; ahora: Date };

/** The state in a word, how old it is while unsent or since when it is authorised, and what the authority said. */
export function EstadoCelda({ emision, ahora }: EstadoCeldaProps) {
  const { estado, mensaje, fechaCreacion, fecha_autorizacion: autorizada } = emision;
  const { texto, icono, tono } = ASPECTO[estado];
  return (
    <div className="reportes-estado" data-tono={tono}>
      <strong>
        <Icono nombre={icono} tamano={18} /> {texto}
      </strong>
      {estado !== 'AUTORIZADO' && <small>{formatHace(fechaCreacion, ahora)}</small>}
      {autorizada && <small>{formatFechaHora(autorizada)}</small>}
      {mensaje && <p>{mensaje}</p>}
    </div>
  );
}
