import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { servicioCalls } from '@comanda/shared/contracts/reportes/servicio';

const delMes = { empresa: PUERTO.empresa, mes: '2026-11' };

export const denegar = declarar(servicioCalls)({
  quienes: `
llamada                area      empresa   quienes
repartoDeServicio      reportes  nombrada  Administrador
guardarDiasDeServicio  reportes  nombrada  Administrador`,
  entradas: {
    repartoDeServicio: () => delMes,
    guardarDiasDeServicio: () => ({ ...delMes, trabajadores: [{ trabajador: 'Ana', dias: 3 }] }),
  },
  ajenos: { repartoDeServicio: [], guardarDiasDeServicio: [] },
});
