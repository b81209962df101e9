import type { Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { hojaDeInforme } from '@comanda/shared/domain/caja/hojaCaja';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { BotonesHoja } from './BotonesHoja';
import { useConsultarZQuery } from './cuadreApi';
import { HojaVista } from './HojaVista';
import { usePapel } from './usePapel';
import estilos from './cuadre.module.css';

type ZModalProps = { empresa: string; cuadre: Cuadre; onCerrar: () => void };

/** A closed period. What is printed of it here is a copy: the first came with the closing. */
export function ZModal({ empresa, cuadre, onCerrar }: ZModalProps) {
  const z = useConsultarZQuery({ empresa, cuadre: cuadre.id });
  const papel = usePapel();
  const { nombre } = cuadre.caja;
  return (
    <Modal
      open
      title={`Reporte Z: ${nombre}, periodo ${cuadre.periodo}`}
      width={560}
      footer={null}
      onCancel={onCerrar}
    >
      <QueryView query={z} empty={null} esqueleto="tabla">
        {({ informe, cuadre: cerrado }) => {
          const hoja = hojaDeInforme(informe, cerrado);
          return (
            <div className={estilos.vista}>
              <HojaVista hoja={hoja} />
              <footer className={`ui-fila ${estilos.pie ?? ''}`}>
                <BotonesHoja
                  hoja={{ ...hoja, copia: true }}
                  papel={papel}
                  de={{ empresa, cuadre: cuadre.id }}
                />
              </footer>
            </div>
          );
        }}
      </QueryView>
    </Modal>
  );
}
