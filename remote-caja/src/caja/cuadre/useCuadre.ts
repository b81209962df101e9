import { useRef, useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import type { Comparacion, Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import type { ErrorCode, FalloDicho } from '@comanda/shared/errors/catalogo';
import { useUsuario } from '@comanda/shared/session';
import { textoDeFallo } from '@comanda/shared/ui/core';

import type { Contado } from './conteo';
import { useContarCajaMutation, useCuadreCajaMutation } from './cuadreApi';
import { cuadreMensajes as mensajes } from './cuadreMensajes';

export type PasoDeCuadre =
  | { paso: 'contar' }
  /** `antes`: what there should have been, where it changed since it was shown. */
  | { paso: 'comparar'; comparacion: Comparacion; antes: Comparacion | null }
  | { paso: 'hecho'; cuadre: Cuadre };

/** The count must be approved: somebody counted before. */
const DE_APROBACION: readonly ErrorCode[] = [
  'CAJA_YA_CONTADA',
  'APROBACION_RECHAZADA',
  'APROBACION_SIN_CODIGO',
  'SEGUNDO_FACTOR_INVALIDO',
  'DEMASIADOS_INTENTOS',
];

const esDeAprobacion = ({ code }: FalloDicho): boolean => DE_APROBACION.some((una) => una === code);

/** Some were sold by transfer since, or before: how much there is has to be said. */
const esDeTransferencias = ({ code }: FalloDicho): boolean => code === 'CONTEO_SIN_TRANSFERENCIAS';

/** Somebody else closed the period that is counted: nothing of it can be counted or closed any more. */
export const esDeOtro = (fallo: Pick<FalloDicho, 'code'> | null): boolean =>
  fallo?.code === 'CAJA_YA_CUADRADA';

/** What is said of a count that was refused, by where: at the approval, at the transfers, or above all. */
export function dondeSeDice(fallo: FalloDicho | null) {
  const msg = fallo?.msg ?? null;
  const deAprobacion = fallo !== null && esDeAprobacion(fallo);
  const deTransferencias = fallo !== null && esDeTransferencias(fallo);
  return {
    deAprobacion: deAprobacion ? msg : null,
    deTransferencias: deTransferencias ? msg : null,
    aparte: deAprobacion || deTransferencias ? null : msg,
  };
}

export type CierreDeCaja = { motivo?: string; aprobacion?: Aprobador | undefined };

/** The company's limits may have changed since they were asked for. */
const EXIGE: Partial<Record<ErrorCode, Partial<Comparacion>>> = {
  CUADRE_SIN_MOTIVO: { pide_motivo: true },
  CUADRE_SIN_APROBACION: { pide_aprobacion: true },
};

/** From the count to the closing. `caja`: as it was when the dialog opened, whatever period is open by now. */
export function useCuadre(empresa: string, caja: Caja, onCuadrada: () => void) {
  const [paso, setPaso] = useState<PasoDeCuadre>({ paso: 'contar' });
  const [fallo, setFallo] = useState<FalloDicho | null>(null);
  /** The period has a count: another takes an approval. */
  const [contada, setContada] = useState(false);
  /** An Administrador who closes needs nobody else's. */
  const aprueba = useUsuario()?.perfil === 'Administrador';
  const [contarCaja] = useContarCajaMutation();
  const [cuadreCaja] = useCuadreCajaMutation();
  const { ocupado, unaVez } = useUnaVez();
  const ids = useIds();
  const contado = useRef<Contado | null>(null);

  const comparar = async (
    lo: Contado,
    {
      antes = null,
      aprobacion,
    }: { antes?: Comparacion | null; aprobacion?: Aprobador | undefined },
  ) => {
    const entrada = { empresa, caja: caja.id, periodo: caja.periodo, ...lo };
    const conteo_id = ids.de('conteo', entrada);
    const con = aprobacion && { aprobacion };
    const comparacion = await contarCaja({ ...entrada, ...con, conteo_id }).unwrap();
    setContada(true);
    ids.soltar('conteo'); // the next one is a recount, were it of the same
    contado.current = lo;
    const pide_aprobacion = comparacion.pide_aprobacion && !aprueba;
    setPaso({ paso: 'comparar', comparacion: { ...comparacion, pide_aprobacion }, antes });
  };
  const explicar = (error: unknown) => {
    console.error(error);
    const dicho = falloDe(error);
    setFallo(dicho);
    if (dicho.code === 'CAJA_YA_CONTADA') setContada(true);
  };

  return {
    paso,
    fallo,
    ocupado,
    contada,
    /** An Administrador who counts again needs nobody else's approval. */
    pideAprobacion: contada && !aprueba,
    /** Answers why it was not counted. */
    contar: (lo: Contado, aprobacion: Aprobador | undefined) =>
      unaVez(async (): Promise<ErrorCode | undefined> => {
        setFallo(null);
        try {
          await comparar(lo, { aprobacion });
          return undefined;
        } catch (error) {
          explicar(error);
          return falloDe(error).code;
        }
      }),
    /** What was counted is still there. */
    recontar: () => {
      setFallo(null);
      setPaso({ paso: 'contar' });
    },
    /** Answers why it was not closed. */
    cerrar: (comparacion: Comparacion, cierre: CierreDeCaja) =>
      unaVez(async (): Promise<ErrorCode | undefined> => {
        const lo = contado.current;
        if (!lo) return undefined;
        setFallo(null);
        const { periodo, esperado } = comparacion;
        const entrada = { empresa, caja: caja.id, ...lo, periodo, esperado };
        const cuadre_id = ids.de('cuadre', { ...entrada, motivo: cierre.motivo });
        try {
          const cuadre = await cuadreCaja({ ...entrada, ...cierre, cuadre_id }).unwrap();
          setPaso({ paso: 'hecho', cuadre });
          onCuadrada();
          return undefined;
        } catch (error) {
          const { code } = falloDe(error);
          if (code === 'CAJA_CAMBIO') await comparar(lo, { antes: comparacion }).catch(explicar);
          else if (esDeTransferencias(falloDe(error))) {
            explicar(error);
            setPaso({ paso: 'contar' });
          } else {
            explicar(error);
            const exigida = { ...comparacion, ...EXIGE[code] };
            setPaso({ paso: 'comparar', comparacion: exigida, antes: null });
          }
          return code;
        }
      }),
  };
}

function falloDe(error: unknown): FalloDicho {
  const code = esApiError(error) ? error.code : 'INESPERADO';
  return { code, msg: esDeOtro({ code }) ? mensajes.yaCuadrada : textoDeFallo(error) };
}

/** One thing at a time, however often its button is pressed before it is drawn. */
function useUnaVez() {
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const unaVez = async <Hecho>(hacer: () => Promise<Hecho>): Promise<Hecho | undefined> => {
    if (enCurso.current) return undefined;
    enCurso.current = true;
    setOcupado(true);
    const hecho = await hacer();
    enCurso.current = false;
    setOcupado(false);
    return hecho;
  };
  return { ocupado, unaVez };
}

/** Ids of requests: the same for the same, so that one whose answer was lost is not done twice; another for another. */
function useIds() {
  const dados = useRef(new Map<string, { contenido: string; id: string }>());
  return {
    de: (cual: string, entrada: unknown): string => {
      const contenido = JSON.stringify(entrada);
      const antes = dados.current.get(cual);
      if (antes?.contenido === contenido) return antes.id;
      const id = nuevoUuid();
      dados.current.set(cual, { contenido, id });
      return id;
    },
    soltar: (cual: string) => void dados.current.delete(cual),
  };
}
