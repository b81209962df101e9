import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ADMIN, ANDINA, CLAVE, PUERTO } from '@comanda/kit/testing/semilla';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';

const { empresa } = PUERTO;

const cerrado = async ({ pedir }: MundoDeDenegar, de = PUERTO.empresa) => {
  await pedir(cuadresCalls.contarCaja, { empresa: de, conteo: 0 });
  const { id } = await pedir(cuadresCalls.cuadreCaja, {
    empresa: de,
    conteo: 0,
    motivo: 'De la prueba',
  });
  return { cuadre: id };
};
const deAndina = (mundo: MundoDeDenegar) => cerrado(mundo, ANDINA.empresa);

/** Whoever may see it sees it before they counted. */
const SIN_CONTAR = `
  insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 0, false)
  on conflict (empresa_id) do update set conteo_ciego = false`;

export const denegar = declarar(cuadresCalls)({
  quienes: `
llamada        area           empresa   quienes
contarCaja     caja           nombrada  Administrador Cajero
cuadreCaja     caja           nombrada  Administrador Cajero
consultarX     caja           nombrada  Administrador Cajero
consultarZ     caja           nombrada  Administrador Cajero
listarCuadres  caja|reportes  nombrada  Administrador Cajero
pendientesDeCierre  caja      nombrada  Administrador Cajero
revisarCuadre  caja           nombrada  Administrador`,
  entradas: {
    contarCaja: () => ({ empresa, conteo: 0 }),
    // a period in which nothing happened is closed where somebody counted it
    cuadreCaja: async ({ pedir }) => {
      await pedir(cuadresCalls.contarCaja, { empresa, conteo: 0 });
      const aprobacion = { email: ADMIN.email, password: CLAVE };
      return { empresa, conteo: 0, motivo: 'De la prueba', aprobacion };
    },
    consultarX: async ({ dueno }) => {
      await dueno(SIN_CONTAR, [PUERTO.id]);
      return { empresa };
    },
    consultarZ: async (mundo) => ({ empresa, ...(await cerrado(mundo)) }),
    listarCuadres: () => ({ empresa, fecha_ini: '2000-01-01', fecha_fin: '2099-12-31' }),
    pendientesDeCierre: () => ({ empresa }),
    revisarCuadre: async (mundo) => ({ empresa, ...(await cerrado(mundo)) }),
  },
  ajenos: {
    contarCaja: [],
    cuadreCaja: [],
    consultarX: [],
    consultarZ: [['a closing of its own', deAndina, noExiste]],
    listarCuadres: [],
    pendientesDeCierre: [],
    revisarCuadre: [['a closing of its own', deAndina, noExiste]],
  },
});
