import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { hojaDeInforme } from '@comanda/shared/domain/caja/hojaCaja';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { BotonesHoja } from './BotonesHoja';
import { useConsultarXQuery } from './cuadreApi';
import CuadreModal from './CuadreModal';
import { HojaVista } from './HojaVista';
import { usePapel } from './usePapel';
import estilos from './cuadre.module.css';

export type InformeModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** The open period of a drawer, without closing it (X). Where the count is blind, who is no Administrador counts first. */
export default function InformeModal({ empresa, caja, onCerrar }: InformeModalProps) {
  const x = useConsultarXQuery(
    { empresa, caja: String(caja.id) },
    { refetchOnMountOrArgChange: true },
  );
  const papel = usePapel();
  const [contando, setContando] = useState(false);
  if (contando) return <CuadreModal empresa={empresa} caja={caja} onCerrar={onCerrar} />;
  const ciego = esApiError(x.error) && x.error.code === 'CONTEO_CIEGO' ? x.error.msg : null;
  return (
    <Modal open title={`Reporte X: ${caja.nombre}`} width={560} footer={null} onCancel={onCerrar}>
      {ciego !== null && !x.isFetching ? (
        <div role="alert">
          <Vacio
            dibujo="dinero"
            titulo={ciego}
            acto={
              <Button type="primary" size="large" onClick={() => setContando(true)}>
                Contar la caja
              </Button>
            }
          />
        </div>
      ) : (
        <QueryView query={x} empty={null} esqueleto="tabla">
          {(informe) => {
            const hoja = hojaDeInforme(informe, null);
            return (
              <div className={estilos.vista}>
                <HojaVista hoja={hoja} />
                <footer className={`ui-fila ${estilos.pie ?? ''}`}>
                  <BotonesHoja hoja={hoja} papel={papel} de={{ empresa, caja: caja.id }} />
                </footer>
              </div>
            );
          }}
        </QueryView>
      )}
    </Modal>
  );
}
