import { ElegirFiltro, Filtros } from '@comanda/shared/piezas/filtros';
import { FlechasDeHoja, HojaDeFila } from '@comanda/shared/piezas/hoja';
import {
  AccionesEnMenu,
  AccionesFila,
  DataTable,
  enMemoria,
  EstadoChips,
  leida,
  Lectura,
  type Accion,
  type Column,
} from '@comanda/shared/piezas/tabla';
import type { Consulta } from '@comanda/shared/piezas/vista';

import type { Historias } from '../historias';
import { LARGO, nada, OCHO_CIFRAS } from '../textos';

type Fila = { id: string; nombre: string; total: number };

const FILAS: readonly Fila[] = [
  { id: 'a', nombre: 'Encebollado mixto', total: 4.5 },
  { id: 'b', nombre: LARGO, total: OCHO_CIFRAS },
];
const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'nombre', header: 'PRODUCTO', text: ({ nombre }) => nombre, movil: 'titulo' },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => total.toFixed(2),
    numero: ({ total }) => total,
    compare: (a, b) => a.total - b.total,
  },
];
const ACCIONES: readonly Accion[] = [
  { texto: 'Editar', onElegir: nada },
  { texto: 'Eliminar', peligro: true, onElegir: nada },
  { texto: 'Recibo', enMenu: true, onElegir: nada },
];
const IMPEDIDAS: readonly Accion[] = [
  { texto: 'Guardando', ocupada: true, onElegir: nada },
  { texto: 'Eliminar', impedida: 'Espera a la línea', onElegir: nada },
];

const comun = {
  titulo: 'Productos',
  columns: COLUMNAS,
  rowKey: ({ id }: Fila) => id,
  nombreDe: ({ nombre }: Fila) => nombre,
  vacio: 'Aún no hay productos',
};

const sinDatos = (resto: Partial<Consulta<readonly Fila[]>>): Consulta<readonly Fila[]> => ({
  isFetching: false,
  refetch: nada,
  ...resto,
});
const SIN_LEER = { success: false, status: 503, code: 'BASE_NO_DISPONIBLE', msg: LARGO };

const CHIPS = [
  { valor: 'mal', texto: 'Rechazadas', tono: 'mal', cuantos: 3 },
  { valor: 'pausa', texto: 'En espera', tono: 'pausa', cuantos: 12_345_678 },
];

const ESTADO = {
  nombre: 'Categoría',
  onQuitar: nada,
  control: (
    <ElegirFiltro
      nombre="Categoría"
      todas="Todas"
      valor={null}
      opciones={[{ value: 'a', label: LARGO }]}
      onElegir={nada}
    />
  ),
};

export const tablas: Historias = {
  'DataTable: llena': (
    <DataTable<Fila>
      {...comun}
      fuente={enMemoria(FILAS)}
      acciones={() => ACCIONES}
      pie={() => ({ total: OCHO_CIFRAS.toFixed(2) })}
      total={OCHO_CIFRAS}
      exportar="productos"
    />
  ),
  'DataTable: vacía': <DataTable<Fila> {...comun} fuente={enMemoria<Fila>([])} />,
  'DataTable: cargando': (
    <DataTable<Fila> {...comun} fuente={leida(sinDatos({ isFetching: true }), COLUMNAS)} />
  ),
  'DataTable: fallo': (
    <DataTable<Fila> {...comun} fuente={leida(sinDatos({ error: SIN_LEER }), COLUMNAS)} />
  ),
  'Filtros: ninguno puesto': <Filtros filtros={[{ ...ESTADO, puesto: null }]} />,
  'Filtros: uno puesto, largo': <Filtros filtros={[{ ...ESTADO, puesto: LARGO }]} />,
  'ElegirFiltro: puesto': (
    <ElegirFiltro
      nombre="IVA"
      todas="Todos"
      valor={15}
      opciones={[{ value: 15, label: '15%' }]}
      onElegir={nada}
    />
  ),
  'FlechasDeHoja: la primera fila': (
    <div style={{ position: 'relative', minHeight: 64 }}>
      <FlechasDeHoja
        vecinas={{ anterior: null, siguiente: nada, llegada: null }}
        irse={(hacia) => hacia()}
      />
    </div>
  ),
  'HojaDeFila: una fila': (
    <HojaDeFila
      hoja={{ abierta: 'Encebollado mixto', onAbrir: nada, pintar: (fila) => <p>{fila}</p> }}
      fila="Encebollado mixto"
      filas={['Encebollado mixto', LARGO]}
      rowKey={(fila) => fila}
    />
  ),
  'EstadoChips: con cuantos': (
    <EstadoChips
      etiqueta="Estados"
      todos="Todas"
      total={12_345_681}
      chips={CHIPS}
      elegido={null}
      onElegir={nada}
    />
  ),
  'AccionesFila: dos y un menú': <AccionesFila acciones={ACCIONES} nombre={LARGO} />,
  'AccionesEnMenu: todas': <AccionesEnMenu acciones={ACCIONES} nombre={LARGO} />,
  'AccionesFila: ocupada e impedida': <AccionesFila acciones={IMPEDIDAS} nombre="Encebollado" />,
  'Lectura: al día': <Lectura leida={0} fallo={false} cadaMs={5_000} onActualizar={nada} />,
  'Lectura: fallo': <Lectura leida={0} fallo cadaMs={0} onActualizar={nada} />,
};
