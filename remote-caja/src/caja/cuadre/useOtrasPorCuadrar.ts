import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { AppDispatch } from '@comanda/shared/api';
import { useEmpresaActiva } from '@comanda/shared/session';

import { leerCajasDe } from '../cajaApi';
import { useCuadradas } from '../cuadrarOtra';

/**
 * The other companies of whoever closes whose drawers were ever used and not closed on the way here. Null until each was asked; one that
 * does not answer is left out: closing this one goes on without it.
 */
export function useOtrasPorCuadrar(empresa: string): readonly string[] | null {
  const { empresas, puedeElegir } = useEmpresaActiva();
  const dispatch = useDispatch<AppDispatch>();
  const [otras, setOtras] = useState<readonly string[] | null>(null);
  const cuadradas = [empresa, ...useCuadradas()];
  const suyas = puedeElegir ? empresas.filter((una) => !cuadradas.includes(una)).join('\n') : '';
  useEffect(() => {
    let vigente = true;
    const preguntar = async (una: string) => {
      const { data = [] } = await dispatch(leerCajasDe(una));
      return data.some(({ abierto }) => abierto !== null) ? [una] : [];
    };
    void Promise.all(suyas.split('\n').filter(Boolean).map(preguntar)).then((halladas) => {
      if (vigente) setOtras(halladas.flat());
    });
    return () => {
      vigente = false;
    };
  }, [suyas, dispatch]);
  return otras;
}
