import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { cambiarCaja } from './cambiarCaja';

/** The cash of a company, inside the transaction that changes it. */
export type EnCaja = Transaccion<Database> & {
  empresa: EmpresaId;
  hecho: Hecho;
  /** By which the key is known that its secrets are closed with. */
  db: Pick<Db, 'pool'>;
};

/** A change of a company's cash as its repository offers it: all of it, or nothing. */
export const enCaja =
  (db: Db<Database>) =>
  <Dato, Result>(cambiar: (en: EnCaja, dato: Dato) => Promise<Result>) =>
  (empresa: EmpresaId, dato: Dato, hecho: Hecho): Promise<Result> =>
    cambiarCaja(db, empresa, (transaccion) =>
      cambiar({ ...transaccion, empresa, hecho, db }, dato),
    );
