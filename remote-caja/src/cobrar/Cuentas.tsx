import { useState } from 'react';

import type { CuentaPorCobrar } from '@comanda/shared/contracts/caja/cuentas';
import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';

import { useListarCuentasQuery } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';
import { CuentaModal } from './CuentaModal';
import { cuentasColumns } from './cuentasColumns';

/** Who owes, the most first; opened, what of, and what they paid. */
export function Cuentas({ empresa }: { empresa: string }) {
  const cuentas = useListarCuentasQuery({ empresa }, CADA_MINUTO);
  useAlDia('caja', empresa, cuentas);
  const [elegida, abrir] = useState<CuentaPorCobrar | null>(null);
  return (
    <>
      <QueryView query={cuentas} esqueleto="tabla" empty={<Vacio {...mensajes.vacio} />}>
        {(filas) => (
          <>
            <p role="status">{mensajes.resumen(filas)}</p>
            <DataTable
              titulo={mensajes.titulo}
              columns={cuentasColumns}
              fuente={enMemoria(filas)}
              rowKey={({ cedula }) => cedula}
              nombreDe={({ nombre }) => nombre}
              sinHallar={mensajes.sinHallar}
              exportar="cuentas-por-cobrar"
              onAbrir={abrir}
            />
          </>
        )}
      </QueryView>
      {/* who paid all is in the list no more, and their receipt is still to be seen */}
      {elegida && (
        <CuentaModal
          empresa={empresa}
          cedula={elegida.cedula}
          nombre={elegida.nombre}
          onCerrar={() => abrir(null)}
        />
      )}
    </>
  );
}
