import { DOCUMENTOS_POR_PAGINA, reporteriaCalls } from '@comanda/shared/contracts/reporteria';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada, usePedido } from '@comanda/shared/piezas/tabla';

import { entradaDeMes, type Cifra } from './cifras';
import { DetrasMarco } from './DetrasMarco';
import { documentosColumns } from './documentosColumns';
import { useDocumentosDetrasQuery } from './reporteriaApi';
import { cuantosDocumentos, reporteriaMensajes as mensajes } from './reporteriaMensajes';

export type DocumentosModalProps = {
  empresa: string;
  mes: string;
  cifra: Cifra;
  onCerrar: () => void;
};

/** The documents behind a figure. */
export default function DocumentosModal({ empresa, mes, cifra, onCerrar }: DocumentosModalProps) {
  const mano = usePedido(DOCUMENTOS_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const entrada = entradaDeMes(empresa, mes, cifra);
  const consulta = useDocumentosDetrasQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  const leida = consulta.currentData;
  const suma = leida ? { monto: leida.suma, cuantos: cuantosDocumentos(leida.total) } : null;
  return (
    <DetrasMarco cifra={cifra} mes={mes} suma={suma} onCerrar={onCerrar} de="Documentos">
      <DataTable
        titulo="Documentos"
        columns={documentosColumns({ conMonto: cifra.figura !== 'total' })}
        fuente={paginada(() => consulta)}
        mano={mano}
        rowKey={({ clave_acceso }) => clave_acceso}
        buscador={null}
        exportar={delServidor('billing', reporteriaCalls.exportarDocumentos, entrada)}
        compacta
        vacio={mensajes.sinDetras}
      />
    </DetrasMarco>
  );
}
