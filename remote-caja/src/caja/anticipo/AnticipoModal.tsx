import { useState } from 'react';

import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import type { Caja } from '@comanda/shared/contracts/caja/caja';

import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { ReciboModal } from '@comanda/shared/piezas/recibo';
import { avisar } from '@comanda/shared/ui/core';

import { cajaMensajes } from '../cajaMensajes';

import './anticipo.css';

import { DarAnticipo } from './DarAnticipo';
import { useReciboDeAnticipo } from './useReciboDeAnticipo';

const { titulo, anticipoGuardado } = cajaMensajes;

type AnticipoModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** An advance on somebody's salary, and its receipt to be signed. */
export default function AnticipoModal({ empresa, caja, onCerrar }: AnticipoModalProps) {
  const [dado, setDado] = useState<Anticipo | null>(null);
  const recibo = useReciboDeAnticipo(caja.nombre);
  if (dado)
    return (
      <ReciboModal
        titulo="Anticipo registrado"
        datos={datosDe(dado)}
        estado={recibo.estado}
        impreso="Recibo impreso. Pida la firma"
        onImprimir={() => recibo.imprimir(dado)}
        onCerrar={onCerrar}
      />
    );
  const onHecho = ({ anticipo, pendiente }: { anticipo: Anticipo; pendiente: boolean }) => {
    setDado(anticipo);
    if (pendiente) avisar({ tipo: 'success', titulo, texto: anticipoGuardado });
    void recibo.imprimir(anticipo);
  };
  return <DarAnticipo empresa={empresa} caja={caja} onHecho={onHecho} onCerrar={onCerrar} />;
}

const datosDe = ({ empleado, monto, anticipado, sueldo }: Anticipo): [string, string][] => [
  ['Empleado', empleado],
  ['Anticipo', formatMonto(monto)],
  ['Anticipado este mes', formatMonto(anticipado)],
  ['Sueldo', sueldo > 0 ? formatMonto(sueldo) : ''],
];
