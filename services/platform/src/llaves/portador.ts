import type { FastifyRequest } from 'fastify';

import { portador as tokenDe } from '@comanda/kit/acceso/acceso';
import type { Db } from '@comanda/kit/base/db';
import { intentosRepository, type Clave } from '@comanda/kit/credenciales/intentosRepository';
import { enEspera } from '@comanda/kit/http/enEspera';
import { AppError } from '@comanda/shared/errors/AppError';

import { llavesRepository, type Portador } from './llavesRepository';

/** Who asks with a team's key. Whoever guesses keys from one address is made to wait. */
export function portadores(db: Pick<Db, 'pool'>) {
  const llaves = llavesRepository(db);
  const intentos = intentosRepository(db);

  const frenar = async (...claves: Clave[]): Promise<void> => {
    for (const clave of claves) {
      const espera = await intentos.contar(clave);
      if (espera > 0) throw enEspera(espera, 'llave');
    }
  };

  return {
    frenar,
    conLlave: async (request: FastifyRequest): Promise<Portador> => {
      const token = tokenDe(request);
      const portador = token === null ? null : await llaves.usar(token);
      if (portador) return portador;
      await frenar({ clase: 'llaveMala', valor: request.ip });
      throw new AppError('LLAVE_NO_VALE');
    },
  };
}
