import { useState } from 'react';

import { HECHOS_DE_CAJA, type HechoCaja } from '@comanda/shared/contracts/caja/cajas';
import { DIA_MS, fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Alert } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useListarHechosCajaQuery } from './administrarApi';

import './administrar.css';

import { hechosColumns } from './hechosColumns';

type HistorialModalProps = { empresa: string; onCerrar: () => void };

const TITULO = 'Historial';
const HAY_MAS = `Hay más de ${HECHOS_DE_CAJA} en estas fechas y se muestran los últimos: para ver y exportar los demás, elija menos días`;

/** The last seven days. */
function rangoInicial() {
  const hoy = new Date();
  return { desde: fechaNegocio(new Date(hoy.getTime() - 6 * DIA_MS)), hasta: fechaNegocio(hoy) };
}

/** A file of what is shown alone would pass for all of it. */
function Hechos({ hechos }: { hechos: readonly HechoCaja[] }) {
  const hayMas = hechos.length > HECHOS_DE_CAJA;
  return (
    <>
      {hayMas && <Alert type="warning" showIcon title={HAY_MAS} />}
      <DataTable
        titulo="Lo que se hizo"
        columns={hechosColumns}
        fuente={enMemoria(hechos.slice(0, HECHOS_DE_CAJA))}
        rowKey={({ id }) => id}
        pageSize={15}
        {...(!hayMas && { exportar: 'historial-caja' })}
        compacta
      />
    </>
  );
}

/** What was done with the company's cash: who, when, what it was and what it became. */
export default function HistorialModal({ empresa, onCerrar }: HistorialModalProps) {
  const [rango, setRango] = useState(rangoInicial);
  const hechos = useListarHechosCajaQuery(
    { empresa, fecha_ini: rango.desde, fecha_fin: rango.hasta },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Modal open title={`Historial de ${empresa}`} width={1000} footer={null} onCancel={onCerrar}>
      <div className="ui-pila">
        <div>
          <FiltroFechas
            titulo={TITULO}
            rango={rango}
            onCambio={(nuevo) => {
              if (nuevo) setRango(nuevo);
            }}
          />
        </div>
        <QueryView query={hechos} empty="Nada se hizo con la caja en esas fechas" esqueleto="tabla">
          {(filas) => <Hechos hechos={filas} />}
        </QueryView>
      </div>
    </Modal>
  );
}
