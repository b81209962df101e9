import {
  DOCUMENTOS_POR_PAGINA,
  reporteriaCalls,
} from '@comanda/shared/contracts/reportes/reporteria';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { usePedido } from '@comanda/shared/piezas/tabla';

import { cuantosDocumentos } from '../cifras/contar';
import { Detras } from '../cifras/Detras';

import { delMes, entradaDeMes, type CifraDeMes } from './cifras';
import { documentosColumns } from './documentosColumns';
import { useDocumentosDetrasQuery } from './reporteriaApi';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';

export type DocumentosModalProps = {
  empresa: string;
  mes: string;
  /** Of all companies of its RUC. */
  todo: boolean;
  cifra: CifraDeMes;
  onCerrar: () => void;
};

/** The documents behind a figure. */
export default function DocumentosModal(props: DocumentosModalProps) {
  const { empresa, mes, todo, cifra, onCerrar } = props;
  const mano = usePedido(DOCUMENTOS_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const entrada = entradaDeMes(delMes(empresa, mes, todo), cifra);
  const consulta = useDocumentosDetrasQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Detras
      cifra={cifra}
      de="Documentos"
      cuando={todo ? mensajes.deTodoElRuc(mes) : textoDeMes(mes)}
      contar={cuantosDocumentos}
      ancho={todo ? 1260 : 1080}
      consulta={consulta}
      mano={mano}
      columnas={documentosColumns({ conMonto: cifra.figura !== 'total', delRuc: todo })}
      claveDe={({ clave_acceso }) => clave_acceso}
      exportar={delServidor('billing', reporteriaCalls.exportarDocumentos, entrada)}
      vacio={mensajes.sinDetras}
      onCerrar={onCerrar}
    />
  );
}
