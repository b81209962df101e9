import { useDispatch } from 'react-redux';

import { orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { ManoDeEmision } from '@comanda/shared/piezas/emision';

import {
  useCargarCertificadoDeEmpresaMutation,
  useCertificadoDeEmpresaQuery,
  useEmisionDeEmpresaQuery,
  useGuardarEmisionDeEmpresaMutation,
} from './empresasApi';

/** The shared piece of certificate and numbering with this remote's calls. */
export function useManoDeEmision(empresa: string): ManoDeEmision {
  const certificado = useCertificadoDeEmpresaQuery({ empresa });
  const emision = useEmisionDeEmpresaQuery({ empresa });
  const [cargar] = useCargarCertificadoDeEmpresaMutation();
  const [guardar] = useGuardarEmisionDeEmpresaMutation();
  const dispatch = useDispatch<AppDispatch>();
  /** The company's record, which ordering answers, says it too. */
  const yReleer = async (hecho: Promise<unknown>) => {
    await hecho;
    dispatch(orderingApi.util.invalidateTags(['Empresa']));
  };
  return {
    empresa,
    certificado,
    emision,
    cargar: (entrada) => yReleer(cargar(entrada).unwrap()),
    guardar: (entrada) => yReleer(guardar(entrada).unwrap()),
  };
}
