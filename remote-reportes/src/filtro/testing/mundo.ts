import { cajaCalls, type MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls, type Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { emitidosCalls, type EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { answer, makeCuadre } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

/** The nth sale of La Cevichería, paid in cash. */
export const makeVenta = (n = 1, over: Partial<EmitidoFila> = {}): EmitidoFila => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  secuencia: `001-001-${String(n).padStart(9, '0')}`,
  editar: `e${n}`,
  clave_acceso: null,
  forma_pago: 'EFECTIVO',
  formas: ['EFECTIVO'],
  total: 11,
  empresa: PUERTO,
  caja_usuario: 'Carlos Caja',
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  estado: 'ACTIVO',
  factura: null,
  cedula: '1710034065',
  nombre: 'María Fernanda Salazar',
  ...over,
});

export const makeMovimiento = (n = 1, over: Partial<MovimientoCaja> = {}): MovimientoCaja => ({
  id: `m${n}`,
  fecha: '2026-11-20',
  detalle: `Pan ${n}`,
  usuario: 'Carlos Caja',
  ingreso: 0,
  salida: 2.35,
  estado: 'A',
  empresa: PUERTO,
  tipo: 'SALIDA',
  empleado: null,
  caja: 1,
  creado: '2026-11-20T15:00:00.000Z',
  ...over,
});

type Filas = {
  /** The business day the server is in. */
  hoy?: string;
  ventas?: readonly EmitidoFila[];
  movimientos?: readonly MovimientoCaja[];
  cuadres?: readonly Cuadre[];
};

const suma = (montos: readonly number[]) => montos.reduce((uno, otro) => uno + otro, 0);
const pagina = <Row>(filas: readonly Row[], { pagina = 1, filas: cuantas = 15 }) =>
  filas.slice((pagina - 1) * cuantas, pagina * cuantas);

const SUYAS: Filas = {
  ventas: [makeVenta(1), makeVenta(2, { empresa: ANDINA })],
  movimientos: [makeMovimiento(1), makeMovimiento(2, { empresa: ANDINA })],
  cuadres: [
    makeCuadre({ id: 'c1', empresa: PUERTO }),
    makeCuadre({ id: 'c2', empresa: ANDINA, responsable: 'Ana Andina' }),
  ],
};

/** What the three calls answer, each to a company its own rows; what they were asked. */
export function abrirReportes(filas: Filas = SUYAS) {
  const { ventas = [], movimientos = [], cuadres = [], hoy = fechaNegocio(new Date()) } = filas;
  return {
    ventas: answer(emitidosCalls.listarEmitidos, ({ url }) => {
      const pedido = emitidosCalls.listarEmitidos.query.parse(Object.fromEntries(url.searchParams));
      const suyas = ventas.filter(
        ({ empresa, secuencia }) =>
          empresa === pedido.empresa && secuencia.includes(pedido.busqueda ?? ''),
      );
      const activas = suyas.filter(({ estado }) => estado === 'ACTIVO');
      const data = {
        filas: pagina(suyas, pedido),
        total: suyas.length,
        hay_mas: false,
        usuarios: [],
        suma: suma(activas.map(({ total }) => total)),
        hoy,
      };
      return { success: true as const, data };
    }),
    movimientos: answer(cajaCalls.listarMovimientoAdmin, ({ body }) => {
      const pedido = cajaCalls.listarMovimientoAdmin.body.parse(body);
      const suyos = movimientos.filter(({ empresa }) => empresa === pedido.empresa);
      const activos = suyos.filter(({ estado }) => estado === 'A');
      const data = {
        filas: pagina(suyos, pedido),
        total: suyos.length,
        ingreso: suma(activos.map(({ ingreso }) => ingreso)),
        salida: suma(activos.map(({ salida }) => salida)),
      };
      return { success: true as const, data };
    }),
    cuadres: answer(cuadresCalls.listarCuadres, ({ body }) => {
      const pedido = cuadresCalls.listarCuadres.body.parse(body);
      const data = cuadres.filter(({ empresa }) => empresa === pedido.empresa);
      return { success: true as const, data };
    }),
  };
}
