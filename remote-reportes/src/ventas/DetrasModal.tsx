import { REPORTES_POR_PAGINA, reportesCalls } from '@comanda/shared/contracts/reportes';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { empresasDeArea } from '@comanda/shared/domain/empresasDeArea';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada, usePedido } from '@comanda/shared/piezas/tabla';
import { useUsuario } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { entradaDeCifra, type Cifra } from './cifra';
import { detrasColumns } from './detrasColumns';
import estilos from './reporte.module.css';
import { useVentasDetrasQuery } from './reporteApi';
import { cuantasVentas, reporteMensajes as mensajes, textoDeDias } from './reporteMensajes';

export type DetrasModalProps = { empresa: string; cifra: Cifra; onCerrar: () => void };

/** The sales behind a figure, what they add up to, and how it is computed. */
export default function DetrasModal({ empresa, cifra, onCerrar }: DetrasModalProps) {
  const mano = usePedido(REPORTES_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const entrada = entradaDeCifra(empresa, cifra);
  const consulta = useVentasDetrasQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  const leida = consulta.currentData;
  const usuario = useUsuario();
  const conEnlace = usuario !== null && empresasDeArea(usuario, 'ventas').includes(empresa);
  const columnas = detrasColumns({ conMonto: esParte(cifra), conEnlace });
  return (
    <Modal
      open
      title={cifra.titulo}
      width={980}
      onCancel={onCerrar}
      footer={
        <Button type="primary" onClick={onCerrar}>
          Cerrar
        </Button>
      }
    >
      {/* what was opened has the focus, not the button that closes it: a second Enter in a hurry does nothing */}
      <div
        data-foco
        className={estilos.detras}
        tabIndex={0}
        role="region"
        aria-label="Ventas detras de la cifra"
      >
        <p role="status">
          {leida ? (
            <>
              <strong>{formatMonto(leida.suma)}</strong> en {cuantasVentas(leida.total)},{' '}
              {textoDeDias(cifra.periodo)}
            </>
          ) : (
            textoDeDias(cifra.periodo)
          )}
        </p>
        <p>{cifra.como}.</p>
        <DataTable
          titulo="Ventas"
          columns={columnas}
          fuente={paginada(() => consulta)}
          mano={mano}
          rowKey={({ id }) => id}
          buscador={null}
          exportar={delServidor('ordering', reportesCalls.exportarDetras, entrada)}
          compacta
          vacio={mensajes.sinDetras}
        />
      </div>
    </Modal>
  );
}

/** Whether less than a whole sale may be in it. */
const esParte = ({ concepto, figura = 'total' }: Cifra): boolean =>
  figura !== 'total' || !['VENTAS', 'ANULADAS', 'MESA'].includes(concepto);
