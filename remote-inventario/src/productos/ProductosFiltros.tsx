import { TARIFAS_IVA } from '@comanda/shared/domain/ley/tarifas';
import { Chips } from '@comanda/shared/piezas/chips';
import { ElegirFiltro, Filtros } from '@comanda/shared/piezas/filtros';

import { useCategoriasDeProductosQuery } from './productosApi';
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
  const { estado, id_categoria, porcentaje_iva } = filtros;
  const opciones = categorias.map((una) => ({ value: una.id_categoria, label: una.categoria }));
  return (
    <Filtros
      filtros={[
        {
          nombre: 'Estado',
          puesto: estado && textoDeEstado(estado),
          onQuitar: () => elegir({ estado: null }),
          control: (
            <Chips
              etiqueta="Filtrar por estado"
              chips={ESTADOS}
              elegido={estado}
              onElegir={(elegido) => elegir({ estado: elegido })}
            />
          ),
        },
        {
          nombre: 'Categoría',
          puesto: opciones.find(({ value }) => value === id_categoria)?.label ?? null,
          onQuitar: () => elegir({ id_categoria: null }),
          control: (
            <ElegirFiltro
              nombre="Categoría"
              todas="Todas"
              etiqueta="Filtrar por categoría"
              valor={id_categoria}
              opciones={opciones}
              onElegir={(id) => elegir({ id_categoria: id })}
            />
          ),
        },
        {
          nombre: 'IVA',
          puesto: porcentaje_iva === null ? null : `${porcentaje_iva}%`,
          onQuitar: () => elegir({ porcentaje_iva: null }),
          control: (
            <ElegirFiltro
              nombre="IVA"
              todas="Todos"
              etiqueta="Filtrar por iva"
              valor={porcentaje_iva}
              opciones={TARIFAS_IVA.toReversed().map((tarifa) => ({
                value: tarifa,
                label: `${tarifa}%`,
              }))}
              onElegir={(tarifa) => elegir({ porcentaje_iva: tarifa })}
            />
          ),
        },
      ]}
    />
  );
}

const textoDeEstado = (estado: EstadoProducto) =>
  ESTADOS.find(({ valor }) => valor === estado)?.texto ?? null;
