import type { Prospecto } from '@comanda/shared/contracts/admin/prospectos';

export const bien = <Data>(data: Data) => ({ success: true as const, data });

export const makeProspecto = (over: Partial<Prospecto> = {}): Prospecto => ({
  id: '00000000-0000-4000-8000-000000000021',
  nombre: 'Picantería Manta',
  ruc: '1790012345001',
  ciudad: 'Manta',
  telefono: '0991234567',
  correo: 'picanteria@correo.ec',
  estado: 'NUEVO',
  motivo: null,
  empresa: null,
  vendedor: 'Víctor Ventas',
  comision: 12.5,
  creado: '2026-11-20T15:00:00.000Z',
  actualizado: '2026-11-20T15:00:00.000Z',
  ...over,
});
