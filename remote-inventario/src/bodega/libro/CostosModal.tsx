import { useState } from 'react';

import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { mesesHaciaAtras } from '@comanda/shared/domain/texto/periodo';
import { Chips } from '@comanda/shared/piezas/chips';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useCostoMermasQuery } from '../bodegaApi';

import { CostosGrafico } from './CostosGrafico';

type CostosModalProps = { empresa: string; onCerrar: () => void };

const RANGOS = ['3', '6', '12'] as const;
type Rango = (typeof RANGOS)[number];

/** What waste has cost, by month and reason. */
export default function CostosModal({ empresa, onCerrar }: CostosModalProps) {
  const [rango, setRango] = useState<Rango>('6');
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const meses = mesesHaciaAtras(hoy, Number(rango)).reverse();
  const [desde = '', hasta = ''] = [meses[0], meses.at(-1)];
  const costos = useCostoMermasQuery(
    { empresa, desde, hasta },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Modal
      open
      title="Costo de mermas"
      width={860}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      <div className="ui-pila bodega-libro">
        <Chips
          etiqueta="Periodo"
          chips={RANGOS.map((valor) => ({ valor, texto: `${valor} meses` }))}
          elegido={rango}
          onElegir={setRango}
        />
        <QueryView query={costos} empty="No hay mermas en estos meses">
          {(filas) => <CostosGrafico meses={meses} filas={filas} />}
        </QueryView>
      </div>
    </Modal>
  );
}
