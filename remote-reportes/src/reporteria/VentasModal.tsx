import { REPORTES_POR_PAGINA, reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { usePedido } from '@comanda/shared/piezas/tabla';

import { cuantasVentas } from '../cifras/contar';
import { Detras } from '../cifras/Detras';
import { useVentasDetrasQuery } from '../cifras/ventasApi';
import { ventasDetrasColumns } from '../cifras/ventasDetrasColumns';

import type { CifraDeVentas } from './cifras';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';
import { diasDelMes } from './ventas';

export type VentasModalProps = {
  empresa: string;
  mes: string;
  cifra: CifraDeVentas;
  onCerrar: () => void;
};

/** The sales behind a figure. */
export default function VentasModal({ empresa, mes, cifra, onCerrar }: VentasModalProps) {
  const mano = usePedido(REPORTES_POR_PAGINA);
  const { pagina, filas } = mano.pedido;
  const { concepto, figura } = cifra;
  const entrada = { empresa, ...diasDelMes(mes), concepto, figura };
  const consulta = useVentasDetrasQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Detras
      cifra={cifra}
      de="Ventas"
      cuando={textoDeMes(mes)}
      contar={cuantasVentas}
      ancho={1080}
      consulta={consulta}
      mano={mano}
      columnas={ventasDetrasColumns({ conMonto: figura !== 'total' })}
      claveDe={({ id }) => id}
      exportar={delServidor('ordering', reportesCalls.exportarDetras, entrada)}
      vacio={mensajes.sinVentas}
      onCerrar={onCerrar}
    />
  );
}
