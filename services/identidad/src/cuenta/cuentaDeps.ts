import { dispositivosRepository } from '../auth/dispositivosRepository';
import { intentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import { pinesRepository } from '../auth/pinesRepository';
import { segundosFactoresRepository } from '../auth/segundosFactoresRepository';
import { usuariosRepository } from '@comanda/kit/credenciales/usuariosRepository';
import type { Deps } from '../deps';

import { cuentaRepository } from './cuentaRepository';

/** What the calls of one's own account work with. */
export const cuentaDeps = ({ db, reloj }: Pick<Deps, 'db' | 'reloj'>) => ({
  db,
  reloj,
  cuenta: cuentaRepository(db),
  usuarios: usuariosRepository(db),
  intentos: intentosRepository(db),
  dispositivos: dispositivosRepository(db),
  factores: segundosFactoresRepository(db),
  pines: pinesRepository(db),
});
