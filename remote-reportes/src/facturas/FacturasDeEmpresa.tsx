import { emisionCalls } from '@comanda/shared/contracts/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';

import { useConsultarPausaQuery } from './facturasApi';
import { FacturasLista } from './FacturasLista';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { PausaAviso } from './PausaAviso';
import { useAccionesSri } from './useAccionesSri';
import { useFacturas, type Filtro } from './useFacturas';

/** Whether the company's documents go out, and those of one search. */
export function FacturasDeEmpresa({ empresa, ruc }: Filtro) {
  const facturas = useFacturas({ empresa, ruc });
  const pausa = useConsultarPausaQuery(
    { empresa },
    {
      pollingInterval: facturas.intervalo,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { reintentar, reanudar, reintentando, reanudando } = useAccionesSri(empresa);

  const puedeActuar = usePuede(emisionCalls.reanudarEmision);
  const enPausa = pausa.currentData;
  const onReanudar = enPausa && puedeActuar ? () => void reanudar(enPausa) : undefined;

  return (
    <>
      {enPausa && <PausaAviso pausa={enPausa} reanudando={reanudando} onReanudar={onReanudar} />}
      {pausa.isError && (
        <Alert
          type="warning"
          showIcon
          title={mensajes.pausaDesconocida}
          action={<Button onClick={() => void pausa.refetch()}>Comprobar</Button>}
        />
      )}
      <QueryView
        query={facturas}
        empty={ruc ? mensajes.vacioDe(ruc) : mensajes.vacio}
        esqueleto="tabla"
        avisarFallo={false} // Lectura says it, beside the hour
      >
        {(emisiones) => (
          <FacturasLista
            key={ruc}
            emisiones={emisiones}
            lectura={{
              leida: facturas.fulfilledTimeStamp,
              fallo: facturas.isError,
              cadaMs: facturas.intervalo,
              onActualizar: facturas.refetch,
            }}
            acciones={
              puedeActuar
                ? { ocupada: reintentando, reanudando, onReintentar: reintentar, onReanudar }
                : null
            }
          />
        )}
      </QueryView>
    </>
  );
}
