import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import {
  DataTable,
  paginada,
  type Column,
  type ManoDePedido,
  type PaginaDeTabla,
} from '@comanda/shared/piezas/tabla';
import type { Consulta } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { ComponentProps } from 'react';

import estilos from './cifras.module.css';

type DetrasProps<Fila> = Pick<ComponentProps<typeof DataTable>, 'exportar' | 'vacio'> & {
  cifra: { titulo: string; como: string };
  /** What is behind it, as its region and its table are called: 'Ventas'. */
  de: string;
  /** Of which days. */
  cuando: string;
  contar: (cuantos: number) => string;
  ancho: number;
  consulta: Consulta<PaginaDeTabla<Fila> & { suma: number }>;
  mano: ManoDePedido;
  columnas: readonly Column<Fila>[];
  claveDe: (fila: Fila) => string;
  onCerrar: () => void;
};

/** The dialog of what is behind a figure: what it adds up to, how it is computed, and its rows. */
export function Detras<Fila extends object>(props: DetrasProps<Fila>) {
  const { cifra, de, cuando, contar, ancho, consulta, mano, columnas, claveDe } = props;
  const { exportar, vacio, onCerrar } = props;
  const leida = consulta.currentData;
  return (
    <Modal
      open
      title={cifra.titulo}
      width={ancho}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      {/* what was opened has the focus, not the button that closes it: a second Enter in a hurry does nothing */}
      <div
        data-foco
        className={`ui-pila ${estilos.detras ?? ''}`}
        tabIndex={0}
        role="region"
        aria-label={`${de} detrás de la cifra`}
      >
        <p role="status">
          {leida && (
            <>
              <strong>{formatMonto(leida.suma)}</strong> en {contar(leida.total)},{' '}
            </>
          )}
          {cuando}
        </p>
        <p>{cifra.como}.</p>
        <DataTable
          titulo={de}
          columns={columnas}
          fuente={paginada(() => consulta)}
          mano={mano}
          rowKey={claveDe}
          buscador={null}
          exportar={exportar}
          compacta
          vacio={vacio}
        />
      </div>
    </Modal>
  );
}
