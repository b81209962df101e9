import {
  REPORTES_POR_PAGINA,
  reportesCalls,
  type VentaDetras,
} from '@comanda/shared/contracts/reportes';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada, usePedido, type Column } from '@comanda/shared/piezas/tabla';

import type { CifraDeVentas } from './cifras';
import { DetrasMarco } from './DetrasMarco';
import { useVentasDetrasDelMesQuery } from './reporteriaApi';
import { cuantasVentas, reporteriaMensajes as mensajes } from './reporteriaMensajes';
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
  const consulta = useVentasDetrasDelMesQuery(
    { ...entrada, pagina, filas },
    { refetchOnMountOrArgChange: true },
  );
  const leida = consulta.currentData;
  const suma = leida ? { monto: leida.suma, cuantos: cuantasVentas(leida.total) } : null;
  return (
    <DetrasMarco cifra={cifra} mes={mes} suma={suma} onCerrar={onCerrar} de="Ventas">
      <DataTable
        titulo="Ventas"
        columns={figura === 'total' ? COLUMNAS : [...COLUMNAS, MONTO]}
        fuente={paginada(() => consulta)}
        mano={mano}
        rowKey={({ id }) => id}
        buscador={null}
        exportar={delServidor('ordering', reportesCalls.exportarDetras, entrada)}
        compacta
        vacio={mensajes.sinVentas}
      />
    </DetrasMarco>
  );
}

const COLUMNAS: Column<VentaDetras>[] = [
  { id: 'numero', header: 'NUMERO', movil: 'titulo', text: ({ secuencia }) => secuencia },
  { id: 'fecha', header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  { id: 'cliente', header: 'CLIENTE', text: ({ nombre }) => nombre },
  { id: 'forma', header: 'FORMA DE PAGO', text: ({ forma_pago }) => forma_pago },
  { id: 'estado', header: 'ESTADO', text: ({ estado }) => estado },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
  },
];

const MONTO: Column<VentaDetras> = {
  id: 'monto',
  header: 'EN LA CIFRA',
  align: 'right',
  text: ({ monto }) => formatMonto(monto),
  numero: ({ monto }) => monto,
};
