import {
  REPORTES_POR_PAGINA,
  type ParteDeReporte,
} from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { cambioDe } from '@comanda/shared/domain/dinero/cambioDe';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useReporteProductosQuery } from '../cifras/ventasApi';

import type { CifraDeReporte } from './cifra';
import { cifraDeProducto } from './cortes';
import { textoDeDias } from './reporteMensajes';
import type { entradaDeReporte } from './useFiltroReporte';

export type ProductosModalProps = {
  entrada: ReturnType<typeof entradaDeReporte>;
  /** Of a day that is not over: what is known of the other one is of all of it, and not compared. */
  aMedias: boolean;
  onCifra: (cifra: CifraDeReporte) => void;
  onCerrar: () => void;
};

const columnasDe = (
  aMedias: boolean,
  onAbrir: (parte: ParteDeReporte) => void,
): Column<ParteDeReporte>[] => [
  {
    id: 'producto',
    header: 'PRODUCTO',
    movil: 'titulo',
    text: ({ nombre }) => nombre,
    cell: (parte) =>
      parte.ventas > 0 ? (
        <Button type="link" onClick={() => onAbrir(parte)}>
          {parte.nombre}
        </Button>
      ) : (
        parte.nombre
      ),
    compare: (a, b) => a.nombre.localeCompare(b.nombre, 'es'),
  },
  {
    id: 'cantidad',
    header: 'CANTIDAD',
    align: 'right',
    text: ({ cantidad }) => formatCantidad(cantidad),
    numero: ({ cantidad }) => cantidad,
    decimales: 3,
    compare: (a, b) => a.cantidad - b.cantidad,
  },
  {
    id: 'ventas',
    header: 'VENTAS',
    align: 'right',
    text: ({ ventas }) => conMiles(String(ventas)),
    numero: ({ ventas }) => ventas,
    decimales: 0,
    compare: (a, b) => a.ventas - b.ventas,
  },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
    compare: (a, b) => a.total - b.total,
  },
  {
    id: 'antes',
    header: aMedias ? 'TODO EL DÍA ANTES' : 'ANTES',
    align: 'right',
    text: ({ antes }) => formatMonto(antes.total),
    numero: ({ antes }) => antes.total,
    compare: (a, b) => a.antes.total - b.antes.total,
  },
  ...(aMedias ? [] : [CAMBIO]),
];

const CAMBIO: Column<ParteDeReporte> = {
  id: 'cambio',
  header: 'CAMBIO',
  align: 'right',
  text: ({ total, antes }) => cambioDe(total, antes.total).texto,
};

/** Every product that was sold, in these days or in those before. */
export default function ProductosModal({
  entrada,
  aMedias,
  onCifra,
  onCerrar,
}: ProductosModalProps) {
  const productos = useReporteProductosQuery(entrada, { refetchOnMountOrArgChange: true });
  const periodo = { desde: entrada.fecha_ini, hasta: entrada.fecha_fin };
  const columnas = columnasDe(aMedias, (parte) => onCifra({ ...cifraDeProducto(parte), periodo }));
  return (
    <Modal
      open
      title={`Productos, ${textoDeDias(periodo)}`}
      width={980}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      <div data-foco tabIndex={0} role="region" aria-label="Productos">
        <QueryView query={productos} empty="No se vendió ningún producto" esqueleto="tabla">
          {(filas) => (
            <DataTable
              titulo="Productos"
              columns={columnas}
              fuente={enMemoria(filas)}
              rowKey={({ clave }) => clave}
              pageSize={REPORTES_POR_PAGINA}
              exportar={`productos-${periodo.desde}-a-${periodo.hasta}`}
              compacta
            />
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
