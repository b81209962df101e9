import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';

import { Button } from '@comanda/shared/ui/core';

import { HojaDeFila, type Hoja } from '../hoja';
import { enVacio, QueryView, useMedia, Vacio } from '../vista';

import { aperturaDe } from './abrirFila';
import { AccionesAlApuntar, AccionesEnMenu } from './AccionesFila';
import { Cabeza } from './Cabeza';
import type { Accion, Column, PaginaDeTabla, PedidoDeTabla, Seleccion } from './columna';
import { Cuadricula } from './Cuadricula';
import { useDensidad } from './densidad';
import { Exportar, type Exportacion } from './Exportar';
import type { Fuente } from './fuentes';
import { Paginas } from './Paginas';
import { cortarPagina, hallarFilas } from './paginar';
import { Tarjetas } from './Tarjetas';
import estilos from './tabla.module.css';
import { useComienzo } from './useComienzo';
import { usePedido, type ManoDePedido } from './usePedido';

type DataTableProps<Row> = Pick<
  ComponentProps<typeof Cabeza>,
  'resumen' | 'buscador' | 'filtros' | 'alElegir'
> & {
  titulo: string;
  columns: readonly Column<Row>[];
  fuente: Fuente<Row>;
  rowKey: (row: Row) => string;
  /** Rows a page; five where the specification gives a table no size (section 9). */
  pageSize?: number;
  /** Dollars, shown with two decimals. */
  total?: number;
  acciones?: (row: Row) => readonly Accion[];
  accionesHeader?: string;
  /** They cover no column, since what stands before them is pressed too: where there is no room for them, the menu alone has them. */
  accionesAparte?: boolean;
  /** What a click on a row, or Enter on its name, opens; without it that is its 'Editar'. */
  onAbrir?: (row: Row) => void;
  /** The sheet of a row, beside the table: it has the way up and down its rows. */
  hoja?: Hoja<Row>;
  /** How a row is called in the labels of its buttons. */
  nombreDe?: (row: Row) => string;
  /** A box before each row; one above them for the whole page. */
  seleccion?: Seleccion<Row>;
  /** Sums over all that was found, by column; of pages of the server, the server gives them. */
  pie?: (halladas: readonly Row[]) => Readonly<Record<string, string>>;
  /** Name of the file that all that was found is kept as; or what the server is asked for. */
  exportar?: Exportacion;
  /** What else is done about the whole list now and then: 'Importar'. */
  mas?: readonly Accion[];
  botones?: ReactNode;
  /** Heading of a first column with the place of each row in the list: '#'. */
  numerada?: string;
  sinCabecera?: boolean;
  compacta?: boolean;
  /** What it says where there is nothing, in words or as a `Vacio`. */
  vacio?: ReactNode;
  /** Where it was looked, which is said where there is nothing of what is looked for. */
  sinHallar?: ReactNode;
  /** What of the list is wanted, where the screen wants to know it too (`usePedido`). */
  mano?: ManoDePedido;
  /** False where the screen itself says that what it shows could not be read again. */
  avisarFallo?: boolean;
};

/** Beside so many columns the acts of a row have their place; beside more they lie over the end of it. */
const COLUMNAS_HOLGADAS = 5;

const holgada = <Row,>({ columns, accionesAparte }: ConMano<Row>) =>
  accionesAparte ? 'ancha' : columns.length <= COLUMNAS_HOLGADAS;

/** The reusable data table of spec section 2: title, total, search, image and clickable cells, pages; cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { fuente, pageSize = 5, ...resto } = props;
  const propia = usePedido(pageSize);
  const mano = props.mano ?? propia;
  return fuente.tipo === 'memoria' ? (
    <DeMemoria {...resto} mano={mano} filas={fuente.filas} />
  ) : (
    <DePaginas {...resto} mano={mano} usar={fuente.usar} todas={fuente.todas} />
  );
}

type ConMano<Row> = Omit<DataTableProps<Row>, 'fuente' | 'pageSize' | 'mano'> & {
  mano: ManoDePedido;
};

function DeMemoria<Row extends object>({
  filas,
  ...props
}: ConMano<Row> & { filas: readonly Row[] }) {
  const { columns, pie, exportar, titulo, mano, mas } = props;
  const halladas = hallarFilas(filas, columns, mano.pedido);
  const { pagina, ...cortada } = cortarPagina(halladas, mano.pedido);
  const { tituloId, seccion, onIr } = useComienzo(mano);
  return (
    <section
      ref={seccion}
      className={estilos.seccion}
      data-holgada={holgada(props)}
      data-densidad={useDensidad()}
      aria-labelledby={tituloId}
    >
      <Cabeza
        {...props}
        tituloId={tituloId}
        buscada={mano.pedido.busqueda}
        demora={0}
        onBuscar={mano.buscar}
        exportar={
          <Exportar
            titulo={titulo}
            exportar={exportar}
            mas={mas}
            columns={columns}
            todas={() => halladas}
          />
        }
      />
      <Lista
        {...props}
        pagina={pagina}
        leida={{ ...cortada, pie: pie?.(halladas) }}
        titulo={titulo}
        onIr={onIr}
      />
      <HojaAbierta {...props} filas={cortada.filas} />
    </section>
  );
}

/** Without a key for so long, the server is asked. */
const DEMORA_MS = 300;

type DePaginasProps<Row> = ConMano<Row> & {
  usar: (pedido: PedidoDeTabla) => Consulta<Row>;
  todas: ((pedido: PedidoDeTabla) => readonly Row[]) | undefined;
};
type Consulta<Row> = Parameters<typeof QueryView<PaginaDeTabla<Row>>>[0]['query'];

function DePaginas<Row extends object>({ usar, todas, ...props }: DePaginasProps<Row>) {
  const { titulo, columns, exportar, mano, mas, avisarFallo } = props;
  const { tituloId, seccion, onIr } = useComienzo(mano);
  const consulta = usar(mano.pedido);
  useEnUltima(consulta.currentData?.total, mano);
  return (
    <section
      ref={seccion}
      className={estilos.seccion}
      data-holgada={holgada(props)}
      data-densidad={useDensidad()}
      aria-labelledby={tituloId}
    >
      <Cabeza
        {...props}
        tituloId={tituloId}
        buscada={mano.pedido.busqueda}
        demora={DEMORA_MS}
        onBuscar={mano.buscar}
        exportar={
          <Exportar
            titulo={titulo}
            exportar={exportar}
            mas={mas}
            columns={columns}
            todas={() => todas?.(mano.pedido) ?? []}
          />
        }
      />
      <QueryView query={consulta} empty={null} esqueleto="tabla" avisarFallo={avisarFallo}>
        {(leida) => <Lista {...props} pagina={mano.pedido.pagina} leida={leida} onIr={onIr} />}
      </QueryView>
      <HojaAbierta {...props} filas={consulta.currentData?.filas ?? []} />
    </section>
  );
}

type HojaAbiertaProps<Row> = Pick<ConMano<Row>, 'hoja' | 'rowKey'> & { filas: readonly Row[] };

function HojaAbierta<Row>({ hoja, filas, rowKey }: HojaAbiertaProps<Row>) {
  const fila = hoja?.abierta ?? null;
  return (
    hoja && fila !== null && <HojaDeFila hoja={hoja} fila={fila} filas={filas} rowKey={rowKey} />
  );
}

/** The page that is shown went away with its last row: the one before it is asked for. */
function useEnUltima(total: number | undefined, { pedido, irA }: ManoDePedido): void {
  const { pagina, filas } = pedido;
  const ultima = Math.max(1, Math.ceil((total ?? pagina * filas) / filas));
  const volver = useEffectEvent(() => irA(ultima));
  useEffect(() => {
    if (pagina > ultima) volver();
  }, [pagina, ultima]);
}

type ListaProps<Row> = ConMano<Row> & {
  pagina: number;
  leida: PaginaDeTabla<Row>;
  onIr: (pagina: number) => void;
};

function Lista<Row extends object>(props: ListaProps<Row>) {
  const { titulo, acciones, accionesHeader = 'ACCIÓN', nombreDe, mano } = props;
  const { filas, total, hay_mas, sin_total, pie } = props.leida;
  const estrecha = useMedia('(max-width: 767px)');
  const { orden, filas: porPagina } = mano.pedido;
  const nada = <Nada {...props} />;
  const Acciones = estrecha ? AccionesEnMenu : AccionesAlApuntar;
  const deFila =
    acciones &&
    ((row: Row) => <Acciones acciones={acciones(row)} nombre={nombreDe?.(row) ?? ''} />);
  const columns = props.numerada
    ? [lugarDe(props.numerada, filas, (props.pagina - 1) * porPagina + 1), ...props.columns]
    : props.columns;
  const elegible = props.seleccion && {
    ...props.seleccion,
    nombreDe: (row: Row) => nombreDe?.(row) ?? props.rowKey(row),
  };
  const apertura = aperturaDe(props.columns, acciones, props.onAbrir);
  const comun = { columns, filas, rowKey: props.rowKey, acciones: deFila, apertura, pie, elegible };
  return (
    <>
      {estrecha ? (
        filas.length === 0 ? (
          nada
        ) : (
          <Tarjetas {...comun} />
        )
      ) : (
        <Cuadricula
          {...comun}
          orden={orden}
          onOrdenar={mano.ordenar}
          accionesHeader={accionesHeader}
          sinCabecera={props.sinCabecera}
          compacta={props.compacta}
          abierta={props.hoja?.abierta ?? null}
          vacio={nada}
        />
      )}
      <Paginas
        titulo={titulo}
        pagina={props.pagina}
        filas={porPagina}
        total={total}
        mas={hay_mas}
        sinTotal={sin_total}
        estrecha={estrecha}
        onIr={props.onIr}
      />
    </>
  );
}

/** The box of a search says what it looks for: 'Nombre, código o categoría'. */
const dondeDe = (buscador: string | null | undefined) =>
  `Se buscó en ${buscador ? `${buscador.charAt(0).toLowerCase()}${buscador.slice(1)}` : 'todas las columnas'}, sin mirar mayúsculas ni tildes.`;

type NadaProps<Row> = Pick<ConMano<Row>, 'mano' | 'vacio' | 'buscador' | 'sinHallar'>;

/** In the place of the rows: nothing yet, or nothing of what is looked for. */
function Nada<Row>({ mano, vacio = 'No hay registros', buscador, sinHallar }: NadaProps<Row>) {
  const { busqueda } = mano.pedido;
  if (!busqueda) return enVacio(vacio);
  return (
    <Vacio
      dibujo="buscar"
      titulo={`Nada coincide con “${busqueda.trim()}”`}
      como={sinHallar ?? dondeDe(buscador)}
      acto={<Button onClick={() => mano.buscar('')}>Quitar la búsqueda</Button>}
    />
  );
}

/** A column that says which of all that was found each row is; on a phone the cards follow each other without. */
function lugarDe<Row>(header: string, filas: readonly Row[], primero: number): Column<Row> {
  const lugares = new Map(filas.map((row, i) => [row, String(primero + i)]));
  return {
    id: 'lugar en la lista',
    header,
    align: 'right',
    movil: 'oculto',
    text: (row) => lugares.get(row) ?? '',
  };
}
