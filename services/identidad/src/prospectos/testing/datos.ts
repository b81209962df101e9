import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { prospectosCalls } from '@comanda/shared/contracts/admin/prospectos';

let serie = 0;

/** Whom a seller brings, with a RUC nobody has: of a company, whose check digits need not be right (validarRuc). */
export const makeProspecto = (
  over: Partial<CallInput<typeof prospectosCalls.crearProspecto>> = {},
): CallInput<typeof prospectosCalls.crearProspecto> => {
  serie += 1;
  return {
    nombre: `Picantería ${serie}`,
    ruc: `179${String(process.pid % 1000).padStart(3, '0')}${String(serie).padStart(4, '0')}001`,
    ciudad: 'Manta',
    telefono: '0991234567',
    correo: `picanteria${serie}@correo.ec`,
    ...over,
  };
};
