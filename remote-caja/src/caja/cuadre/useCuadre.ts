import { useRef, useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { Aprobador } from '@comanda/shared/contracts/aprobador';
import type { Caja } from '@comanda/shared/contracts/caja';
import type { Comparacion, Cuadre } from '@comanda/shared/contracts/cuadres';
import { ERRORES, type ErrorCode, type FalloDicho } from '@comanda/shared/errors/catalogo';
import { useUsuario } from '@comanda/shared/session';
import { textoDeFallo } from '@comanda/shared/ui/core';

import type { Contado } from './conteo';
import { useContarCajaMutation, useCuadreCajaMutation } from './cuadreApi';

export type PasoDeCuadre =
  | { paso: 'contar' }
  /** `antes`: what there should have been, where it changed since it was shown. */
  | { paso: 'comparar'; comparacion: Comparacion; antes: Comparacion | null }
  | { paso: 'hecho'; cuadre: Cuadre };

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
  /** An Administrador who closes needs nobody else's. */
  const aprueba = useUsuario()?.perfil === 'Administrador';
  const [contarCaja] = useContarCajaMutation();
  const [cuadreCaja] = useCuadreCajaMutation();
  const { ocupado, unaVez } = useUnaVez();
  const ids = useIds();
  const contado = useRef<Contado | null>(null);

  const comparar = async (lo: Contado, antes: Comparacion | null) => {
    const entrada = { empresa, caja: caja.id, ...lo };
    const conteo_id = ids.de('conteo', entrada);
    const comparacion = await contarCaja({ ...entrada, conteo_id }).unwrap();
    ids.soltar('conteo'); // the next one is a recount, were it of the same
    contado.current = lo;
    const pide_aprobacion = comparacion.pide_aprobacion && !aprueba;
    const propia = { ...comparacion, pide_aprobacion };
    if (comparacion.periodo === caja.periodo)
      setPaso({ paso: 'comparar', comparacion: propia, antes });
    else setFallo({ code: 'CAJA_YA_CUADRADA', msg: ERRORES.CAJA_YA_CUADRADA.msg });
  };
  const explicar = (error: unknown) => {
    console.error(error);
    setFallo(falloDe(error));
  };

  return {
    paso,
    fallo,
    ocupado,
    contar: (lo: Contado) =>
      unaVez(async () => {
        setFallo(null);
        await comparar(lo, null).catch(explicar);
      }),
    /** What was counted is still there. */
    recontar: () => {
      setFallo(null);
      setPaso({ paso: 'contar' });
    },
    cerrar: (comparacion: Comparacion, cierre: CierreDeCaja) =>
      unaVez(async () => {
        const lo = contado.current;
        if (!lo) return;
        setFallo(null);
        const { periodo, esperado } = comparacion;
        const entrada = { empresa, caja: caja.id, ...lo, periodo, esperado };
        const cuadre_id = ids.de('cuadre', { ...entrada, motivo: cierre.motivo });
        try {
          const cuadre = await cuadreCaja({ ...entrada, ...cierre, cuadre_id }).unwrap();
          setPaso({ paso: 'hecho', cuadre });
          onCuadrada();
        } catch (error) {
          const { code } = falloDe(error);
          if (code === 'CAJA_CAMBIO') await comparar(lo, comparacion).catch(explicar);
          else {
            explicar(error);
            const exigida = { ...comparacion, ...EXIGE[code] };
            setPaso({ paso: 'comparar', comparacion: exigida, antes: null });
          }
        }
      }),
  };
}

const falloDe = (error: unknown): FalloDicho => ({
  code: esApiError(error) ? error.code : 'INESPERADO',
  msg: textoDeFallo(error),
});

/** One thing at a time, however often its button is pressed before it is drawn. */
function useUnaVez() {
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const unaVez = async (hacer: () => Promise<void>) => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    await hacer();
    enCurso.current = false;
    setOcupado(false);
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
