import { hayEnCamino } from '@comanda/shared/api';
import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';
import { haySinEnviar } from '@comanda/shared/session';

/** Whether another build would take something over half done: a sale with lines, what was typed, what is on its way. */
export const hayTrabajoAbierto = (): boolean =>
  haySinEnviar() || hayTrabajoDeclarado() || hayEnCamino();
