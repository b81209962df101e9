import { useEffect, useState, type RefObject } from 'react';

import type { Comparacion } from '@comanda/shared/contracts/cuadres';
import { motivoBasta } from '@comanda/shared/domain/cuadre';
import type { FalloDicho } from '@comanda/shared/errors/catalogo';
import {
  aprobadorDe,
  NADIE,
  olvidarSecreto,
  pideCodigo,
  type AprobadorEscrito,
} from '@comanda/shared/piezas/aprobador';

import type { CierreDeCaja } from './useCuadre';

type Codigo = FalloDicho['code'];

export type Pedido = {
  motivo: string;
  setMotivo: (motivo: string) => void;
  aprobador: AprobadorEscrito;
  setAprobador: (aprobador: AprobadorEscrito) => void;
  faltaMotivo: boolean;
  faltaAprobador: boolean;
  /** Who approves has a second factor. */
  conCodigo: boolean;
  /** What closes it; null where something is missing, which then has the focus. */
  cierre: () => CierreDeCaja | null;
  /** Why it was not closed; what was typed wrong is typed again. */
  alResponder: (code: Codigo | undefined) => void;
};

/** The reason and the approval of a difference, as they are typed. `code`: what the server refused the closing with. */
export function useLoPedido(
  formulario: RefObject<HTMLFormElement | null>,
  { pide_motivo, pide_aprobacion }: Comparacion,
  { code, cerrando }: { code: Codigo | undefined; cerrando: boolean },
): Pedido {
  const [motivo, setMotivo] = useState('');
  const [aprobador, setAprobador] = useState(NADIE);
  const [conCodigo, setConCodigo] = useState(false);
  const [intentos, setIntentos] = useState(0);
  const sinMotivo = pide_motivo && !motivoBasta(motivo);
  const sinAprobador = pide_aprobacion && !aprobadorDe(aprobador);
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
      ...(pide_aprobacion && { aprobacion: aprobadorDe(aprobador) }),
    };
  };
  const alResponder = (por: Codigo | undefined) => {
    if (por === undefined) return;
    setAprobador((tenido) => olvidarSecreto(tenido, por));
    if (pideCodigo(por)) setConCodigo(true);
  };
  return {
    motivo,
    setMotivo,
    aprobador,
    setAprobador,
    faltaMotivo: intentos > 0 && sinMotivo,
    faltaAprobador: intentos > 0 && sinAprobador,
    conCodigo,
    cierre,
    alResponder,
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
