import { emisionCalls } from '@comanda/shared/contracts/emision';
import { Alert, Button, QueryView } from '@comanda/shared/ui/core';

import { useConsultarPausaQuery } from './facturasApi';
import { FacturasLista } from './FacturasLista';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { PausaAviso } from './PausaAviso';
import { useAccionesSri } from './useAccionesSri';
import { useFacturas, type Filtro } from './useFacturas';
import { usePuede } from './usePuede';

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
  const enPausa = pausa.data;
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
      <QueryView query={facturas} empty={ruc ? mensajes.vacioDe(ruc) : mensajes.vacio}>
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
