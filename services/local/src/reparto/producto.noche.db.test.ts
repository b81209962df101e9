import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';
import { comoDueno, nodosDePrueba } from '@comanda/kit/testing/testDb';

import { moverTodo } from '../citus/testing/mover';
import { abrirDenegar, type Denegar } from '../denegar/testing/mundoDeDenegar';

/** Asked where there is Citus (npm run noche -- citus). */
const donde = nodosDePrueba().length > 0 ? describe : describe.skip;

donde('the product, where companies are spread over servers', () => {
  let sandbox: SandboxDePrueba;
  let mundo: Denegar;
  beforeAll(async () => {
    sandbox = await abrirSandbox();
    mundo = await abrirDenegar({ sriUrl: sandbox.url });
  });
  afterAll(async () => {
    await mundo.cerrar();
    await sandbox.cerrar();
  });

  it('answers each of its calls, and works by itself', async () => {
    expect(await moverTodo(mundo)).toEqual([]);
  });

  it('adds the drawers up to what their ledgers say, and the sales to their lines', async () => {
    const sumas = await comoDueno<{ que: string; una: string; otra: string }>(
      mundo.url,
      `select 'lineas' as que, (select coalesce(sum(total - propina - servicio), 0)::text from pedidos.ventas) as una,
              (select coalesce(sum(base + iva + ice), 0)::text from pedidos.venta_lineas) as otra
       union all
       select 'libro', (select coalesce(sum(monto), 0)::text from pedidos.caja_movimientos where tipo = 'VENTA'),
              (select coalesce(sum(total), 0)::text from pedidos.ventas)`,
    );
    for (const { que, una, otra } of sumas) {
      expect(Number(una)).toBeGreaterThan(0);
      expect(`${que} ${una}`).toBe(`${que} ${otra}`);
    }
  });
});
