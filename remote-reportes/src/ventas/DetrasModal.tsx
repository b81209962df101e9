import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { REPORTES_POR_PAGINA, reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { usePedido } from '@comanda/shared/piezas/tabla';

import { cuantasVentas } from '../cifras/contar';
import { Detras } from '../cifras/Detras';
import { useVentasDetrasQuery } from '../cifras/ventasApi';
import { ventasDetrasColumns } from '../cifras/ventasDetrasColumns';

import { entradaDeCifra, type CifraDeReporte } from './cifra';
import { reporteMensajes as mensajes, textoDeDias } from './reporteMensajes';

export type DetrasModalProps = { empresa: string; cifra: CifraDeReporte; onCerrar: () => void };

/** The sales behind a figure, what they add up to, and how it is computed. */
export default function DetrasModal({ empresa, cifra, onCerrar }: DetrasModalProps) {
  const mano = usePedido(REPORTES_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const entrada = entradaDeCifra(empresa, cifra);
  const consulta = useVentasDetrasQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  const conEnlace = usePuede(emitidosCalls.consultarEmitido, empresa);
  return (
    <Detras
      cifra={cifra}
      de="Ventas"
      cuando={textoDeDias(cifra.periodo)}
      contar={cuantasVentas}
      ancho={980}
      consulta={consulta}
      mano={mano}
      columnas={ventasDetrasColumns({ conMonto: esParte(cifra), conEnlace, conVendedor: true })}
      claveDe={({ id }) => id}
      exportar={delServidor('ordering', reportesCalls.exportarDetras, entrada)}
      vacio={mensajes.sinDetras}
      onCerrar={onCerrar}
    />
  );
}

/** Whether less than a whole sale may be in it. */
const esParte = ({ concepto, figura = 'total' }: CifraDeReporte): boolean =>
  figura !== 'total' || !['VENTAS', 'ANULADAS', 'MESA'].includes(concepto);
