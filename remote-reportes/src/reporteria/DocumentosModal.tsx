import {
  DOCUMENTOS_POR_PAGINA,
  reporteriaCalls,
} from '@comanda/shared/contracts/reportes/reporteria';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { usePedido } from '@comanda/shared/piezas/tabla';

import { cuantosDocumentos } from '../cifras/contar';
import { Detras } from '../cifras/Detras';

import { entradaDeMes, type CifraDeMes } from './cifras';
import { documentosColumns } from './documentosColumns';
import { useDocumentosDetrasQuery } from './reporteriaApi';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';

export type DocumentosModalProps = {
  empresa: string;
  mes: string;
  cifra: CifraDeMes;
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
  return (
    <Detras
      cifra={cifra}
      de="Documentos"
      cuando={textoDeMes(mes)}
      contar={cuantosDocumentos}
      ancho={1080}
      consulta={consulta}
      mano={mano}
      columnas={documentosColumns({ conMonto: cifra.figura !== 'total' })}
      claveDe={({ clave_acceso }) => clave_acceso}
      exportar={delServidor('billing', reporteriaCalls.exportarDocumentos, entrada)}
      vacio={mensajes.sinDetras}
      onCerrar={onCerrar}
    />
  );
}
