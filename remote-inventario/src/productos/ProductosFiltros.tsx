import { Chips } from '@comanda/shared/piezas/chips';
import { Select } from '@comanda/shared/ui/data';

import estilos from './productos.module.css';
import { useCategoriasDeProductosQuery } from './productosApi';
import { TARIFAS } from './tarifas';
import type { EstadoProducto, FiltroProductos } from './useFiltroDeProductos';

type ProductosFiltrosProps = { empresa: string; filtro: FiltroProductos };

const ESTADOS: readonly { valor: EstadoProducto | null; texto: string; icono?: string }[] = [
  { valor: null, texto: 'Todos' },
  { valor: 'ACTIVO', texto: 'Disponibles', icono: 'listo' },
  { valor: 'AGOTADO', texto: 'Agotados', icono: 'alerta' },
];

/** Which products are listed: by state, category and rate. */
export function ProductosFiltros({ empresa, filtro }: ProductosFiltrosProps) {
  const { currentData: categorias = [] } = useCategoriasDeProductosQuery({ empresa });
  const { filtros, elegir } = filtro;
  return (
    <div className="ui-barra">
      <Chips
        etiqueta="Filtrar por estado"
        chips={ESTADOS}
        elegido={filtros.estado}
        onElegir={(estado) => elegir({ estado })}
      />
      <Select
        aria-label="Filtrar por categoría"
        placeholder="Categoría"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={estilos.categoria}
        value={filtros.id_categoria}
        onChange={(id?: string) => elegir({ id_categoria: id ?? null })}
        options={categorias.map(({ id_categoria, categoria }) => ({
          value: id_categoria,
          label: categoria,
        }))}
      />
      <Select
        aria-label="Filtrar por iva"
        placeholder="IVA"
        allowClear
        className={estilos.iva}
        value={filtros.porcentaje_iva}
        onChange={(tarifa?: number) => elegir({ porcentaje_iva: tarifa ?? null })}
        options={TARIFAS.map((tarifa) => ({ value: tarifa, label: `${tarifa}%` }))}
      />
    </div>
  );
}
