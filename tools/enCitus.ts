// The database tests on a base whose companies are spread over three servers of this system with Citus, where it is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { correrJest } from './jest';
import { type Cuenta, SALTADO } from './pasos';
import { binarios, conServidores } from './postgresDelSistema';
import type { Tiempo } from './tiempos';

const LIMITE_MS = 45 * 60_000;

/** What docs/operacion/citus.md asks of each server. */
const AJUSTES = [
  'shared_preload_libraries=citus',
  'citus.propagate_set_commands=local',
  'citus.enable_unsafe_triggers=on',
  'citus.allow_nested_distributed_execution=on',
  'max_prepared_transactions=200',
  'max_worker_processes=64',
  // of each clone its own cleaning would hold the others up
  'citus.distributed_deadlock_detection_factor=-1',
  'citus.recover_2pc_interval=-1',
];

/**
 * Which say nothing there: what they arrange or look at by themselves takes no company, draws a number in an update, or waits for a
 * lock to be seen on the first server. And what only a key of all companies refuses (ADR 94).
 */
const NO_DICEN = [
  'billing/src/comprobantes/(correccionDeVenta|reenviosRoutes)',
  'billing/src/entrega/(pausas|trabajosRepository)',
  'billing/src/notas/anular',
  'billing/src/reservas/reserva(rFactura|sRepository)',
  'ordering/src/caja/(cajaRoutes|cajasRoutes|cuadres/limitesRoutes)',
  'ordering/src/cajon/cerrarLlaves',
  'ordering/src/ley/ley',
  'ordering/src/mesas/(concurrencia|paralelo)',
  'ordering/src/productos/cambiosDeProducto',
  'ordering/src/programados/decreto',
  'ordering/src/reportes/totalizador',
  'ordering/src/sinLinea/(autoria|sinLineaRoutes)',
  'ordering/src/suscripciones/repartidor',
  'ordering/src/ventas/(cambiarEstadoDeVenta|cambiarPago|pagos|servicio)[.]',
];

/** What sells, charges, closes and numbers; and what spreads a base. */
const PRUEBAS = [
  'services/local/src/reparto/.*[.]db[.]test[.]ts$',
  'services/(ordering|billing)/src/.*([.]db[.]test|Routes[.]test)[.]ts$',
];

const ARGUMENTOS = [
  `--testTimeout=${LIMITE_MS}`,
  '--testPathIgnorePatterns',
  ...NO_DICEN,
  '--testPathPatterns',
  ...PRUEBAS,
];

export async function enCitus(archivos: Tiempo[]): Promise<Cuenta> {
  const bin = binarios();
  if (!bin || !existsSync(path.join(bin, '../lib/citus.so'))) {
    console.error(
      'No hay Citus en este sistema: la base repartida no se probó (docs/operacion/citus.md).',
    );
    return SALTADO;
  }
  return conServidores(bin, { cuantos: 3, ajustes: AJUSTES }, ([primero, ...demas]) =>
    correrJest('citus', ARGUMENTOS, {
      env: {
        DATABASE_URL: primero.url,
        DATABASE_APP_URL: primero.url.replace('comanda@', 'comanda_app@'),
        TEST_NODOS: demas.map(({ url }) => url).join(' '),
        TZ: 'UTC',
        COMANDA_VIGIA_MS: String(LIMITE_MS),
      },
      archivos,
      dice: 'cada archivo',
    }),
  );
}
