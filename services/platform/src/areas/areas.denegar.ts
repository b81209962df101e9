import { declarar } from '@comanda/kit/testing/denegar';
import { OTRA } from '@comanda/kit/testing/semilla';

const { empresa } = OTRA;

export const denegar = declarar({
  quienes: `
llamada                area  empresa  quienes
listarAreasDeEmpresas  -     -        Dashboard
cambiarAreas           -     -        Dashboard`,
  entradas: {
    listarAreasDeEmpresas: () => ({}),
    cambiarAreas: () => ({ cambios: [{ empresa, area: 'reportes', activa: true }] }),
  },
});
