// The database tests once more: on the PostgreSQL of this system, through its PgBouncer.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { raiz } from './ejecutar';
import { correrJest } from './jest';
import { type Cuenta, deUno, SALTADO } from './pasos';
import { conPostgresDelSistema } from './postgresDelSistema';
import type { Tiempo } from './tiempos';

/**
 * One feature of each service that asks it anything, and what tells the days: that run is in another corner of the world, where
 * Ecuador's evening is the day after.
 */
const HUMO = [
  'shared/src/domain/texto/fecha.test.ts',
  'services/ordering/src/caja/cuadres/cuadresRoutes.test.ts',
  'services/ordering/src/ventas/ventasRoutes.test.ts',
  'services/billing/src/clientes/clientesRoutes.test.ts',
  'services/platform/src/platformRoutes.test.ts',
];
const TODAS = ['[.]db[.]test[.]ts$', ...HUMO];
/** They bring a server of their own. */
const CON_EL_SUYO = 'local/src/(postgres/|respaldo/|caidas/caida)';

/** A drill of the night through PgBouncer, on a machine that is busy: what hangs is ended all the same. */
const LIMITE_MS = 45 * 60_000;

/** Of all of them, or of a few that say whether it answers there at all. */
export async function enSegundoPostgres(
  { todas }: { todas: boolean },
  archivos: Tiempo[],
): Promise<Cuenta> {
  const perdidos = HUMO.filter((archivo) => !existsSync(path.join(raiz, archivo)));
  if (perdidos.length > 0) {
    console.error(
      `tools/segundoPostgres.ts nombra pruebas que ya no están: ${perdidos.join(', ')}`,
    );
    return deUno(false);
  }
  const cuales = ['--testPathIgnorePatterns', CON_EL_SUYO, '--testPathPatterns'];
  const args = todas ? [`--testTimeout=${LIMITE_MS}`, ...cuales, ...TODAS] : [...cuales, ...HUMO];
  const hecho = await conPostgresDelSistema((env) =>
    correrJest('postgres', args, {
      env: {
        ...env,
        TZ: 'Pacific/Auckland',
        ...(todas && { COMANDA_VIGIA_MS: String(LIMITE_MS) }),
      },
      archivos,
    }),
  );
  return hecho ?? SALTADO;
}
