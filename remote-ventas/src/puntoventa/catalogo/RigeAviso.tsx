import { decretoQueRige } from '@comanda/shared/domain/ley/decretos';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { Icono } from '@comanda/shared/ui/core';

import './RigeAviso.css';
import { useLeyDelDia } from './useLeyDelDia';

/** Which rate the till sells at, on the days when it is not the usual one. */
export function RigeAviso({ empresa }: { empresa: string }) {
  const ley = useLeyDelDia(empresa);
  const decreto = ley && decretoQueRige(ley.dia, ley.ley);
  if (!decreto) return null;
  return (
    <p className="ui-aviso ventas-rige" role="status">
      <Icono nombre="descuento" />
      <span title={decreto.fuente}>
        Hoy rige el IVA {decreto.tarifa}%, hasta el {formatFecha(decreto.hasta)} · {decreto.fuente}
      </span>
    </p>
  );
}
