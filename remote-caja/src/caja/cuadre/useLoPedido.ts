import { useEffect, useState, type RefObject } from 'react';

import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { motivoBasta } from '@comanda/shared/domain/caja/cuadre';
import type { FalloDicho } from '@comanda/shared/errors/catalogo';
import { useAprobador } from '@comanda/shared/piezas/aprobador';

import type { CierreDeCaja } from './useCuadre';

type Codigo = FalloDicho['code'];

export type Pedido = {
  motivo: string;
  setMotivo: (motivo: string) => void;
  deAprobador: ReturnType<typeof useAprobador>;
  faltaMotivo: boolean;
  faltaAprobador: boolean;
  /** What closes it; null where something is missing, which then has the focus. */
  cierre: () => CierreDeCaja | null;
};

/** The reason and the approval of a difference, as they are typed. `code`: what the server refused the closing with. */
export function useLoPedido(
  formulario: RefObject<HTMLFormElement | null>,
  { pide_motivo, pide_aprobacion }: Comparacion,
  { code, cerrando }: { code: Codigo | undefined; cerrando: boolean },
): Pedido {
  const [motivo, setMotivo] = useState('');
  const deAprobador = useAprobador();
  const { aprobador } = deAprobador;
  const [intentos, setIntentos] = useState(0);
  const sinMotivo = pide_motivo && !motivoBasta(motivo);
  const sinAprobador = pide_aprobacion && !aprobador;
  useEffect(() => {
    if (intentos > 0) enfocarFalta(formulario.current);
  }, [formulario, intentos]);
  useEffect(() => {
    const pedido = code === 'CUADRE_SIN_MOTIVO' || code === 'CUADRE_SIN_APROBACION';
    if (pedido && !cerrando) enfocarFalta(formulario.current, code);
  }, [formulario, code, cerrando]);

  const cierre = (): CierreDeCaja | null => {
    if (sinMotivo || sinAprobador) {
      setIntentos(intentos + 1);
      return null;
    }
    setIntentos(0);
    return {
      ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
      ...(pide_aprobacion && { aprobacion: aprobador }),
    };
  };
  return {
    motivo,
    setMotivo,
    deAprobador,
    faltaMotivo: intentos > 0 && sinMotivo,
    faltaAprobador: intentos > 0 && sinAprobador,
    cierre,
  };
}

/** What is first missing or wrong, as it was said here or by the server. */
function enfocarFalta(formulario: HTMLFormElement | null, code?: Codigo): void {
  const mal = formulario?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const motivo = formulario?.querySelector<HTMLElement>('textarea');
  const deAprobador = formulario?.querySelectorAll<HTMLElement>('fieldset input') ?? [];
  const pedido = code === 'CUADRE_SIN_APROBACION' ? [...deAprobador].at(-1) : motivo;
  (mal ?? pedido)?.focus();
}
