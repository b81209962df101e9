import { randomUUID } from 'node:crypto';

import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';

import { nuevaPersona } from '../testing/gente';

const { empresa } = PUERTO;
const CLAVE = 'marea-cobalto-4471';
const datos = () => ({
  empresa,
  email: `${randomUUID()}@prueba.ec`,
  nombreCompleto: 'Nadia Nueva',
  perfil: 'Cajero' as const,
  sueldo: 480,
  asegurado: true,
  whatsapp: '0991234567',
});
const deAqui = async ({ dueno }: MundoDeDenegar) => {
  const { id } = await nuevaPersona({ dueno }, { empresas: [PUERTO.id] });
  return { id };
};

export const denegar = declarar(usuariosCalls)({
  quienes: `
llamada                     area   empresa   quienes
listarUsuarios              admin  nombrada  Administrador Dashboard
crearUsuario                admin  nombrada  Administrador Dashboard
actualizarUsuario           admin  nombrada  Administrador Dashboard
eliminarUsuario             admin  -         Administrador Dashboard
estadoUsuario               admin  -         Administrador Dashboard
restablecerClave            admin  -         Administrador Dashboard
cerrarSesionesUsuario       admin  -         Administrador Dashboard
desbloquearUsuario          admin  -         Administrador Dashboard
quitarSegundoFactorUsuario  admin  -         Administrador Dashboard`,
  entradas: {
    listarUsuarios: () => ({ empresa }),
    crearUsuario: () => ({ ...datos(), password: CLAVE }),
    actualizarUsuario: async (mundo) => ({ ...datos(), ...(await deAqui(mundo)) }),
    eliminarUsuario: deAqui,
    estadoUsuario: async (mundo) => ({ ...(await deAqui(mundo)), estado: 'N' }),
    restablecerClave: async (mundo) => ({ ...(await deAqui(mundo)), password: CLAVE }),
    cerrarSesionesUsuario: deAqui,
    desbloquearUsuario: deAqui,
    quitarSegundoFactorUsuario: deAqui,
  },
  ajenos: {
    // the company named is where they will work, not where they are found: ids of others are tried in escalada.db.test.ts
    crearUsuario: [],
    actualizarUsuario: [],
  },
});
