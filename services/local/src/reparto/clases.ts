import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { migracionesDe } from '../migrarTodo';

/**
 * Where the rows of a table stand where companies are spread over servers: on the node of their company; on the
 * coordinator, with a copy on each node of what the product reads of them; or on the coordinator alone.
 */
export type Clase = 'distribuida' | 'copiada' | 'local';

const de = (esquema: string, nombres: string): string[] =>
  nombres
    .trim()
    .split(/\s+/)
    .map((nombre) => `${esquema}.${nombre}`);

const MIGRACIONES = migracionesDe('ordering');

/** Tables of which their own migration says it, in a line for each: `-- distribuida: pedidos.propinas`. */
export const DICHAS: readonly string[] = readdirSync(MIGRACIONES)
  .filter((archivo) => /^\d{4}_.*\.sql$/.test(archivo))
  .map((archivo) => readFileSync(path.join(MIGRACIONES, archivo), 'utf8'))
  .flatMap((texto) => [...texto.matchAll(/^-- distribuida: (pedidos\.\w+)$/gm)])
  .map(([, tabla = '']) => tabla);

/**
 * Every table of the product, by where its rows stand (docs/operacion/citus.md). One that is not here, and whose migration
 * does not say it, fails the test.
 */
export const CLASES: Readonly<Record<Clase, readonly string[]>> = {
  distribuida: [
    ...de(
      'pedidos',
      `actos_sin_linea ajustes_caja ajustes_cocina ajustes_venta aprobaciones auditoria boletos_de_cajon caja_movimientos cajas categoria_estaciones
       categorias compradores contadores conteos cuadres cuadres_revisados dia_totales dias_pendientes imagenes
       importaciones impresoras_vinculadas materia_movimientos materias_primas mesas modificadores movimientos orden_lineas orden_movimientos
       orden_operaciones ordenes periodo_totales periodos pisos precios productos programado_resultados programados
       reporte_cartas suscripciones turnos venta_lineas ventas ventas_sin_linea versiones_catalogo`,
    ),
    ...de(
      'facturacion',
      `ajustes_sin_linea certificados clientes comprobantes conciliacion_noches conciliaciones contadores correos dispositivo_contactos
       dispositivo_llaves dispositivo_saltos dispositivos intentos mapas_de_lista
       pausas reservas trabajos`,
    ),
    ...DICHAS,
  ],
  // small, seldom written, and read in one statement with what is distributed
  copiada: de('identidad', 'decretos empresas logos usuario_empresas usuarios'),
  // who enters and what was published: of no company, or of many at once, and joined with nothing that is distributed
  local: [
    ...de(
      'identidad',
      `accesos ajustes asistencias auditoria avisos_de_cuenta codigos_recuperacion dispositivos intentos_login pines primer_dia prospectos refrescos sales_de_pin
       segundos_factores sesiones vendedores`,
    ),
    ...de(
      'plataforma',
      `activaciones archivos_de_lanzamiento areas areas_empresa banderas_empresa builds_malos canales fallos fijaciones informes_de_sesion lanzamientos llaves_de_equipo medidas
       paquetes retiradas subida_partes subidas telemetria vistas`,
    ),
    'facturacion.autoridad',
    ...['plataforma', 'identidad', 'facturacion', 'pedidos'].flatMap((esquema) =>
      de(esquema, 'migraciones migraciones_candado funciones_aplicadas'),
    ),
  ],
};

const CLASE_DE: ReadonlyMap<string, Clase> = new Map(
  CLASES.distribuida
    .map((tabla): [string, Clase] => [tabla, 'distribuida'])
    .concat(CLASES.copiada.map((tabla) => [tabla, 'copiada'])),
);

/** What is not the product's (pg_locks) is each node's own: local. */
export const claseDe = (tabla: string): Clase => CLASE_DE.get(tabla) ?? 'local';
