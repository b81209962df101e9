import type { HojaCaja } from '@comanda/shared/contracts/impresion';
import { Button, Icono } from '@comanda/shared/ui/core';

import type { De, Papel } from './usePapel';
import estilos from './hoja.module.css';

type BotonesHojaProps = { hoja: HojaCaja; papel: Papel; de: De };

export function BotonesHoja({ hoja, papel, de }: BotonesHojaProps) {
  return (
    <div className={estilos.botones}>
      <Button
        size="large"
        icon={<Icono nombre="impresora" />}
        loading={papel.imprimiendo}
        onClick={() => void papel.imprimir(hoja)}
      >
        Imprimir
      </Button>
      <Button size="large" icon={<Icono nombre="factura" />} onClick={() => void papel.verPdf(de)}>
        PDF
      </Button>
    </div>
  );
}
