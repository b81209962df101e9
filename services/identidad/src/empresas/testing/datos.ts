import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { empresasCalls } from '@comanda/shared/contracts/admin/empresas';

let serie = 100;

/** What a form says of a company, in a series nobody has. */
export const makeDatos = (
  over: Partial<CallInput<typeof empresasCalls.crearEmpresa>> = {},
): CallInput<typeof empresasCalls.crearEmpresa> => ({
  empresa: `Huecas de Manta ${++serie}`,
  ruc: '1710034065001',
  razon_social: 'MARÍA SALAZAR',
  direccion: 'Malecón 200, Manta',
  correo: 'maria@correo.ec',
  whatsapp: '0991234567',
  establecimiento: String(serie),
  punto_emision: '001',
  ...over,
});
