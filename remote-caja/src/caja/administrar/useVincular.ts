import { useEstadoDeImpresionQuery } from '@comanda/shared/piezas/cajon';

import {
  useFirmarVinculoMutation,
  useVincularImpresionMutation,
  useVincularImpresoraMutation,
} from './impresorasApi';

/** Pairs the print service of this till: the server makes a key, and the browser takes its public half there. */
export function useVincular(empresa: string) {
  const estado = useEstadoDeImpresionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [crear, creando] = useVincularImpresoraMutation();
  const [firmar] = useFirmarVinculoMutation();
  const [vincular, vinculando] = useVincularImpresionMutation();
  const hacer = async () => {
    const vinculo = await crear({ empresa }).unwrap();
    const presente = estado.currentData?.vinculos[0];
    if (!presente) await vincular({ vinculo }).unwrap();
    else {
      const { impresion } = presente;
      const firmado = {
        empresa: presente.empresa,
        impresion,
        nueva: vinculo.impresion,
        titular: empresa,
      };
      const { firma } = await firmar(firmado).unwrap();
      await vincular({ vinculo, presente: { impresion, firma } }).unwrap();
    }
    await estado.refetch();
  };
  return { estado, hacer, ocupado: creando.isLoading || vinculando.isLoading };
}
