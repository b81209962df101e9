import { QueryStatus } from '@reduxjs/toolkit/query/react';

import {
  billingApi,
  orderingApi,
  platformApi,
  printApi,
  type RootState,
} from '@comanda/shared/api';
import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';
import { haySinEnviar } from '@comanda/shared/session';

const APIS = [orderingApi, billingApi, printApi, platformApi];

/** Whether another build would take something over half done: a sale with lines, what was typed, what is on its way. */
export const hayTrabajoAbierto = (state: RootState): boolean =>
  haySinEnviar() || hayTrabajoDeclarado() || hayEnCamino(state);

const hayEnCamino = (state: RootState): boolean =>
  APIS.some(({ reducerPath }) =>
    Object.values(state[reducerPath].mutations).some((una) => una?.status === QueryStatus.pending),
  );
