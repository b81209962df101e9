import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { useConsultarPausaQuery } from './facturasApi';
import { FacturasLista } from './FacturasLista';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { PausaAviso } from './PausaAviso';
import { useAccionesSri } from './useAccionesSri';
import type { ListaDeFacturas } from './useFacturas';
import type { FiltroFacturas } from './useFiltroDeFacturas';

type FacturasDeEmpresaProps = {
  empresa: string;
  filtro: FiltroFacturas;
  facturas: ListaDeFacturas;
  /** What else is done now and then, behind the list's menu. */
  mas: readonly Accion[];
};

/** Whether the company's documents go out, and those that are looked for. */
export function FacturasDeEmpresa({ empresa, filtro, facturas, mas }: FacturasDeEmpresaProps) {
  const pausa = useConsultarPausaQuery(
    { empresa },
    {
      pollingInterval: facturas.intervalo,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { reanudar, reanudando, ...sri } = useAccionesSri(empresa);

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
      <FacturasLista
        empresa={empresa}
        filtro={filtro}
        facturas={facturas}
        mas={mas}
        acciones={
          puedeActuar
            ? {
                ocupada: sri.ocupada,
                reanudando,
                onReintentar: sri.reintentar,
                onConsultar: sri.consultar,
                onRenumerar: sri.renumerar,
                onRestaurar: sri.restaurar,
                onReanudar,
              }
            : null
        }
      />
    </>
  );
}
