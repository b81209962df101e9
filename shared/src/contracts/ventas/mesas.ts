import { z } from 'zod';

import { actoSinLineaSchema, FALLOS_DE_ACTO } from './actoSinLinea';
import { aprobadorSchema, FALLOS_DE_APROBADOR } from '../auth/aprobador';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

import { canalField } from './canales';
import { comensalesField, empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { mesaSchema, ordenSinMesaSchema } from './mesa';
import { cantidadField, CURSOS, lineaPedidaSchema, ordenSchema, randomField } from './ordenes';

export {
  ESTADOS_MESA,
  mesaSchema,
  ordenSinMesaSchema,
  type EstadoMesa,
  type Mesa,
  type OrdenSinMesa,
} from './mesa';

export const NOMBRE_MESA_LARGO = 30;
export const ZONA_LARGO = 30;
/** Tables that are made at once. */
export const MESAS_A_LA_VEZ = 60;
/** The floor plan is a grid of so many cells; a table takes one. */
export const PLANO = { columnas: 24, filas: 16 } as const;

const atender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
const administrar = { perfiles: ['Administrador'], area: 'ventas' } as const;

const celda = (campo: 'x' | 'y', largo: number) =>
  z
    .number(`${campo} debe ser un número`)
    .int(`${campo} no lleva decimales`)
    .min(0, `${campo} está fuera del plano`)
    .max(largo - 1, `${campo} está fuera del plano`);

const datosDeMesa = {
  nombre: z.string().trim().max(NOMBRE_MESA_LARGO, `El nombre admite ${NOMBRE_MESA_LARGO} letras`),
  zona: z.string().trim().max(ZONA_LARGO, `La zona admite ${ZONA_LARGO} letras`),
  puestos: z
    .number('Escriba cuántos puestos tiene')
    .int('Los puestos son enteros')
    .min(1, 'Una mesa tiene un puesto o más')
    .max(99, 'Una mesa admite hasta 99 puestos')
    .nullable()
    .optional(),
};

const claveField = z.uuid('clave debe ser un UUID');
const ordenField = z.string().trim().max(60, 'El nombre de la orden admite 60 letras');

/** The acts on one open order. The client makes `clave`: an act that is sent twice is done once. */
const deOrden = porEmpresa.extend({ random: randomField });
const conClave = deOrden.extend({ clave: claveField });

/** The order as it stands after a change; every other order it touched is in the lists. */
const laOrden = envelope(ordenSchema);

export const mesasCalls = defineCalls('ordering', {
  /** Its tables, and beside them the open orders without one. Answers 304 to If-None-Match while nothing changed. */
  listarMesas: {
    method: 'POST',
    path: '/v1/mesas',
    acceso: atender,
    body: porEmpresa,
    marca: true,
    guardadas: 5,
    reply: envelope(z.array(mesaSchema)).extend({
      ordenes: z.array(ordenSinMesaSchema),
      /** The server's clock: an ISO instant. */
      ahora: z.string(),
    }),
  },
  /** The lowest number that is free; of several, the first of them is answered. */
  registrarMesa: {
    method: 'POST',
    path: '/v1/registra_mesas',
    acceso: administrar,
    body: porEmpresa.extend({
      nombre: datosDeMesa.nombre.optional(),
      zona: datosDeMesa.zona.optional(),
      puestos: datosDeMesa.puestos,
      /** Ours. */
      cuantas: z
        .number('Escriba cuántas mesas')
        .int('Las mesas son enteras')
        .min(1, 'Cree una mesa o más')
        .max(MESAS_A_LA_VEZ, `Se crean hasta ${MESAS_A_LA_VEZ} mesas a la vez`)
        .optional(),
    }),
    reply: envelope(mesaSchema),
    fallos: ['MESAS_MAXIMO'],
  },
  eliminarMesa: {
    method: 'DELETE',
    path: '/v1/elimina_mesa/:id/:empresa',
    acceso: administrar,
    params: z.strictObject({ id: idField, empresa: empresaField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO', 'MESA_OCUPADA'],
  },
  /** Ours. */
  editarMesa: {
    method: 'PUT',
    path: '/v1/mesa',
    acceso: administrar,
    body: porEmpresa.extend({
      id: idField,
      ...datosDeMesa,
      /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
      antes: mesaSchema.pick({ nombre: true, zona: true, puestos: true }).partial().optional(),
    }),
    reply: envelope(mesaSchema),
    fallos: ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO'],
  },
  /** Ours: where the tables stand; those it does not name stay where they are. */
  guardarPlano: {
    method: 'PUT',
    path: '/v1/plano_mesas',
    acceso: administrar,
    body: porEmpresa.extend({
      lugares: z
        .array(
          z.strictObject({
            id: idField,
            x: celda('x', PLANO.columnas),
            y: celda('y', PLANO.filas),
          }),
        )
        .max(PLANO.columnas * PLANO.filas, 'El plano no admite tantas mesas'),
    }),
    reply: envelope(z.null()),
    fallos: ['MESAS_ENCIMADAS'],
  },
  /** Ours: an open order with all its lines, by its table or its key; null where the table has none. 304 as listarMesas. */
  consultarOrden: {
    method: 'GET',
    path: '/v1/orden',
    acceso: atender,
    query: porEmpresa.extend({ mesa: idField.optional(), random: randomField.optional() }),
    marca: true,
    reply: envelope(ordenSchema.nullable()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: every open order with all its lines, the oldest first: what a till goes on with where no server answers. 304 too. */
  listarOrdenes: {
    method: 'GET',
    path: '/v1/ordenes_abiertas',
    acceso: atender,
    query: porEmpresa,
    marca: true,
    guardadas: 5,
    reply: envelope(z.array(ordenSchema)),
  },
  /** Ours: somebody sits down (`mesa`: the table's number) or an order begins with a name; again: its name and covers. */
  sentar: {
    method: 'POST',
    path: '/v1/sentar_mesa',
    acceso: atender,
    body: deOrden.extend({
      mesa: z.string().max(10),
      orden: ordenField.optional(),
      cliente: z.string().trim().max(60, 'El nombre del cliente admite 60 letras').optional(),
      comensales: comensalesField.nullable().optional(),
    }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_SIN_NOMBRE', 'ORDEN_CERRADA', 'MESA_OCUPADA'],
  },
  /**
   * Sends to the kitchen: what is new. `mesa`: the table's number, '' for an order with a name. Lines go to
   * the open order of that table, whoever opened it; `random`: to that one wherever it is by now, or the key of a new one.
   */
  registrarOrden: {
    method: 'POST',
    path: '/v1/registrar_orden',
    acceso: atender,
    clave: 'clave',
    body: porEmpresa.extend({
      orden: ordenField,
      mesa: z.string().max(10),
      usuario: z.string().max(200),
      lineas: z
        .array(lineaPedidaSchema)
        .min(1, 'No hay nada nuevo que enviar')
        .max(300, 'Una orden admite 300 líneas por envío'),
      random: randomField.optional(),
      comensales: comensalesField.nullable().optional(),
      /** Ours: how it reaches who buys it, by which its prices are: a table's is the salón, whatever is said. */
      canal: canalField.optional(),
      /** Ours: refused where `random` is over, or not at that table any more: a waiter is asked first where it goes. */
      solo_aqui: z.boolean().optional(),
      /** Ours, made by the client: of this send. Each line has a key of its own besides. */
      clave: claveField.optional(),
      /** Ours: a registered till took it down without a line. */
      sin_linea: actoSinLineaSchema.optional(),
    }),
    reply: laOrden,
    fallos: [
      'NO_ENCONTRADO',
      'ORDEN_SIN_NOMBRE',
      'ORDEN_CERRADA',
      'ORDEN_EN_OTRO_SITIO',
      'PRECIO_CAMBIADO',
      'PRODUCTO_NO_DISPONIBLE',
      'CANTIDAD_NO_ENTERA',
      'LINEA_EN_CONFLICTO',
      ...FALLOS_DE_ACTO,
    ],
  },
  /** Ours: takes units of a sent line back. The kitchen sees them struck through. */
  anularLinea: {
    method: 'POST',
    path: '/v1/anular_linea',
    acceso: atender,
    clave: 'clave',
    body: conClave.extend({
      linea: z.uuid('línea debe ser un UUID'),
      cantidad: cantidadField,
      motivo: z
        .string()
        .trim()
        .min(1, 'Escriba el motivo de la anulación')
        .max(120, 'El motivo admite 120 letras'),
      /** Others than an Administrador take back what was ready with the approval of one. */
      aprobacion: aprobadorSchema.optional(),
    }),
    reply: laOrden,
    fallos: [
      'NO_ENCONTRADO',
      'ORDEN_CERRADA',
      'ORDEN_CAMBIO',
      'CANTIDAD_NO_ENTERA',
      'ANULACION_SIN_APROBACION',
      ...FALLOS_DE_APROBADOR,
    ],
  },
  /** Ours: the whole order to a free table. */
  trasladarOrden: {
    method: 'POST',
    path: '/v1/trasladar_orden',
    acceso: atender,
    clave: 'clave',
    body: conClave.extend({ mesa: z.string().min(1, 'Elija la mesa').max(10) }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_CERRADA', 'MESA_OCUPADA'],
  },
  /** Ours: everything of `random` goes to the order `con`, and its table is free. */
  unirOrdenes: {
    method: 'POST',
    path: '/v1/unir_ordenes',
    acceso: atender,
    clave: 'clave',
    body: conClave.extend({ con: randomField }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_CERRADA'],
  },
  /** Ours: units of lines to the order of another table (a number), which begins one where it is free, or to a new name. */
  moverLineas: {
    method: 'POST',
    path: '/v1/mover_lineas',
    acceso: atender,
    clave: 'clave',
    body: conClave.extend({
      mesa: z.string().max(10),
      orden: ordenField.optional(),
      lineas: z
        .array(z.strictObject({ linea: z.uuid(), cantidad: cantidadField }))
        .min(1, 'Elija qué mover')
        .max(300),
    }),
    reply: laOrden,
    fallos: [
      'NO_ENCONTRADO',
      'ORDEN_SIN_NOMBRE',
      'ORDEN_CERRADA',
      'ORDEN_CAMBIO',
      'CANTIDAD_NO_ENTERA',
    ],
  },
  /** Ours: the kitchen may begin with a course that was held. */
  dispararCurso: {
    method: 'POST',
    path: '/v1/disparar_curso',
    acceso: atender,
    body: deOrden.extend({ curso: z.enum(CURSOS) }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_CERRADA'],
  },
  /** Ours: the table asked for its bill, or goes on. */
  pedirCuenta: {
    method: 'POST',
    path: '/v1/pedir_cuenta',
    acceso: atender,
    body: deOrden.extend({ por_pagar: z.boolean() }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_CERRADA'],
  },
  /** Ours: what is ready is on the table. */
  entregarOrden: {
    method: 'POST',
    path: '/v1/entregar_orden',
    acceso: atender,
    body: deOrden.extend({
      /** Those that its list said are ready: what became so since waits. Unsaid by a page of before: all that is ready. */
      lineas: z.array(z.uuid()).max(1_000).optional(),
    }),
    reply: laOrden,
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: they left and nothing is to be paid. */
  liberarMesa: {
    method: 'POST',
    path: '/v1/liberar_mesa',
    acceso: atender,
    body: deOrden,
    reply: laOrden,
    fallos: ['NO_ENCONTRADO', 'ORDEN_SIN_PAGAR'],
  },
});
