import { DOCUMENTOS_POR_PAGINA } from '@comanda/shared/contracts/reporteria';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { DataTable, paginada, usePedido } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { entradaDe, type Cifra } from './cifras';
import { documentosColumns } from './documentosColumns';
import estilos from './reporteria.module.css';
import { useDocumentosDetrasQuery } from './reporteriaApi';
import {
  cuantosDocumentos,
  reporteriaMensajes as mensajes,
  textoDeMes,
} from './reporteriaMensajes';

export type DocumentosModalProps = {
  empresa: string;
  mes: string;
  cifra: Cifra;
  onCerrar: () => void;
};

/** The documents behind a figure, what they add up to, and how it is computed. */
export default function DocumentosModal({ empresa, mes, cifra, onCerrar }: DocumentosModalProps) {
  const mano = usePedido(DOCUMENTOS_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const consulta = useDocumentosDetrasQuery(
    { ...entradaDe(empresa, mes, cifra), pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  const leida = consulta.currentData;
  return (
    <Modal
      open
      title={cifra.titulo}
      width={1080}
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
        aria-label="Documentos detras de la cifra"
      >
        <p role="status">
          {leida && (
            <>
              <strong>{formatMonto(leida.suma)}</strong> en {cuantosDocumentos(leida.total)},{' '}
            </>
          )}
          {textoDeMes(mes)}
        </p>
        <p>{cifra.como}.</p>
        <DataTable
          titulo="Documentos"
          columns={documentosColumns({ conMonto: cifra.figura !== 'total' })}
          fuente={paginada(() => consulta)}
          mano={mano}
          rowKey={({ clave_acceso }) => clave_acceso}
          buscador={null}
          compacta
          vacio={mensajes.sinDetras}
        />
      </div>
    </Modal>
  );
}
