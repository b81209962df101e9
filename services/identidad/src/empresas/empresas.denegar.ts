import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import { PUNTO } from '@comanda/kit/testing/punto';
import { empresasCalls } from '@comanda/shared/contracts/admin/empresas';

import { makeDatos } from './testing/datos';

const { empresa } = PUERTO;

const laDe = async ({ pedir }: MundoDeDenegar) => {
  const { logo_empresa } = await pedir(empresasCalls.guardarLogo, { empresa, imagen: PUNTO });
  const [coleccion = '', huella = ''] = logo_empresa?.split('/').slice(-2) ?? [];
  return { coleccion, huella };
};

/** One to be taken off. */
const nueva = async ({ dueno }: MundoDeDenegar) => {
  const { empresa: nombre } = makeDatos();
  await dueno(
    `insert into identidad.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo)
     values ($1, $2, 'X', 'X', 'X', 'X', 'x@x.ec')`,
    [nombre, PUERTO.ruc],
  );
  return { empresa: nombre };
};

export const denegar = declarar(empresasCalls)({
  quienes: `
llamada                area  empresa   quienes
listarEmpresas         -     -         Administrador Dashboard
consultarDatosEmpresa  -     nombrada  Administrador Dashboard
crearEmpresa           -     -         Dashboard
actualizarEmpresa      -     nombrada  Administrador Dashboard
eliminarEmpresa        -     nombrada  Dashboard
guardarLogo            -     nombrada  Administrador Dashboard
verLogo                -     -         publico`,
  entradas: {
    listarEmpresas: () => ({}),
    consultarDatosEmpresa: () => ({ empresa }),
    crearEmpresa: () => makeDatos(),
    actualizarEmpresa: () => makeDatos({ empresa, ruc: PUERTO.ruc, factura: true }),
    eliminarEmpresa: nueva,
    guardarLogo: () => ({ empresa, imagen: PUNTO }),
    verLogo: laDe,
  },
  ajenos: {
    actualizarEmpresa: [['its id', () => ({ id: String(ANDINA.id) }), noExiste]],
    guardarLogo: [],
  },
});
