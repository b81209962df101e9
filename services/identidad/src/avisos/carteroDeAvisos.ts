import type { Db } from '@comanda/kit/base/db';
import type { Obrero, RegistroDeCola } from '@comanda/kit/cola/obrero';
import { crearCartero } from '@comanda/kit/correo/cartero';
import type { Transporte } from '@comanda/kit/correo/transporte';

import { avisosRepository, type AvisoTomado } from './avisosRepository';
import { cartaDeAviso } from './cartaDeAviso';

type DepsDeAvisos = {
  /** Entered as identidad. */
  db: Db;
  transporte: Transporte;
  reloj: () => Date;
  log: RegistroDeCola;
  azar?: () => number;
};

/** The same at each try, among the mail of all companies. */
const idDe = ({ empresa, id }: AvisoTomado) => `cuenta-${empresa}-${id}`;

/** Sends what is queued of changes of accounts, for about a day; no change waits for it. */
export function carteroDeAvisos({ db, azar = Math.random, ...deps }: DepsDeAvisos): Obrero {
  const cola = avisosRepository(db);
  return crearCartero<AvisoTomado>({
    ...deps,
    azar,
    cola,
    redactar: async (aviso) => cartaDeAviso(await cola.leer(aviso), idDe(aviso)),
    nombrar: ({ empresa, id }) => ({ empresa, aviso: id }),
    pausaMs: 2_000,
  });
}
