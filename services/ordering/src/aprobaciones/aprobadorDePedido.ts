import type { FastifyRequest } from 'fastify';

import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { credencialesDe } from './credencialesDe';
import type { QuienAprueba, quienAprueba } from './quienAprueba';

/** One box of the form is all of an approval. */
const EN_UNA_CASILLA = { secreto: 'aprobacion', codigo: 'aprobacion' };

type Pedido = { empresa: EmpresaId; aprobacion: Aprobador | undefined; request: FastifyRequest };

/** Who says yes to an act, shown with the act itself; null where nobody was asked. */
export const aprobadorDePedido = async (
  aprueba: ReturnType<typeof quienAprueba>,
  { empresa, aprobacion, request }: Pedido,
): Promise<QuienAprueba | null> =>
  aprobacion ? aprueba(empresa, credencialesDe(aprobacion, request), EN_UNA_CASILLA) : null;
