import { randomUUID } from 'node:crypto';

import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';

import { nuevaPersona } from '../testing/gente';

const datos = () => ({
  nombreCompleto: 'Vera Vende',
  email: `${randomUUID()}@prueba.ec`,
  ciudad: 'Manta',
  comision: 12.5,
});
const uno = async ({ dueno }: MundoDeDenegar) => {
  const { id } = await nuevaPersona({ dueno }, { perfil: 'Vendedor' });
  await dueno(`insert into identidad.vendedores values ($1, 'Quito', 10)`, [id]);
  return { id };
};

export const denegar = declarar(vendedoresCalls)({
  quienes: `
llamada             area  empresa  quienes
listarVendedores    -     -        Dashboard
crearVendedor       -     -        Dashboard
actualizarVendedor  -     -        Dashboard
eliminarVendedor    -     -        Dashboard`,
  entradas: {
    listarVendedores: () => ({}),
    crearVendedor: () => ({ ...datos(), password: 'marea-cobalto-4471' }),
    actualizarVendedor: async (mundo) => ({ ...datos(), ...(await uno(mundo)) }),
    eliminarVendedor: uno,
  },
});
