import { useState } from 'react';

import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import type { Caja } from '@comanda/shared/contracts/caja/caja';

import { avisar } from '@comanda/shared/ui/core';

import { cajaMensajes } from '../cajaMensajes';

import './anticipo.css';

import { DarAnticipo } from './DarAnticipo';
import { ReciboModal } from './ReciboModal';
import { useRecibo } from './useRecibo';

const { titulo, anticipoGuardado } = cajaMensajes;

type AnticipoModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** An advance on somebody's salary, and its receipt to be signed. */
export default function AnticipoModal({ empresa, caja, onCerrar }: AnticipoModalProps) {
  const [dado, setDado] = useState<Anticipo | null>(null);
  const recibo = useRecibo(caja.nombre);
  if (dado) return <ReciboModal anticipo={dado} recibo={recibo} onCerrar={onCerrar} />;
  const onHecho = ({ anticipo, pendiente }: { anticipo: Anticipo; pendiente: boolean }) => {
    setDado(anticipo);
    if (pendiente) avisar({ tipo: 'success', titulo, texto: anticipoGuardado });
    void recibo.imprimir(anticipo);
  };
  return <DarAnticipo empresa={empresa} caja={caja} onHecho={onHecho} onCerrar={onCerrar} />;
}
