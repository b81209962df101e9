import { billingPlugin } from '@comanda/billing/app';
import type { BillingDeps } from '@comanda/billing/deps';
import type { Server } from '@comanda/kit/server';
import { orderingPlugin } from '@comanda/ordering/app';
import { platformPlugin, type PlatformOptions } from '@comanda/platform/app';

export type Composicion = {
  /** Its database and clock are everyone's. */
  billing: BillingDeps;
  platform: Pick<PlatformOptions, 'carpeta' | 'direcciones'>;
};

/** The three services on one server: what `npm start` listens with and what the deny-by-default tests try. */
export async function componer(app: Server, { billing, platform }: Composicion): Promise<void> {
  const { db, reloj } = billing;
  await app.register(orderingPlugin, { db, reloj });
  await app.register(billingPlugin, { ...billing, prefix: '/facturacion' });
  await app.register(platformPlugin, { ...platform, db, reloj });
}
