import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { Button, Icono } from '@comanda/shared/ui/core';

import type { De, PapelDeCuadre } from './usePapel';

/** `hoja`: nothing while it is read; its buttons are in their place by then, so that none below them moves under a finger. */
type BotonesHojaProps = { hoja: HojaCaja | undefined; papel: PapelDeCuadre; de: De };

export function BotonesHoja({ hoja, papel, de }: BotonesHojaProps) {
  return (
    <div className="ui-fila">
      <Button
        size="large"
        disabled={!hoja}
        loading={papel.imprimiendo}
        onClick={() => hoja && void papel.imprimir(hoja)}
      >
        <Icono nombre="impresora" /> Imprimir
      </Button>
      <Button size="large" disabled={!hoja} onClick={() => void papel.verPdf(de)}>
        <Icono nombre="factura" /> PDF
      </Button>
    </div>
  );
}
