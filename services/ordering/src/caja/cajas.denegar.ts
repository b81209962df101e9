import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import {
  data,
  declarar,
  rechazo,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ADMIN_OTRA, ANDINA, CONTADOR, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { AJUSTES_CAJA } from '@comanda/shared/contracts/caja/cajas';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';

import { cajaDeAlla } from '../testing/cajaDeAlla';

const { empresa } = PUERTO;
const noTieneEsa = rechazo(422, 'CAJA_NO_EXISTE');
const nombre = () => `Bar ${randomUUID().slice(0, 8)}`;

const nueva = async ({ pedir }: MundoDeDenegar) => {
  const { id } = await pedir(cajasCalls.crearCaja, { empresa, nombre: nombre() });
  return { empresa, caja: id };
};
const vaciar = async ({ dueno }: MundoDeDenegar) => {
  await dueno(`update pedidos.cajas set estado = 'N' where empresa_id = $1 and id > 1`, [
    PUERTO.id,
  ]);
};
const anticipo = { empresa, id_usuario: MESERO.id, monto: 10 };
/** What the other company did with that key hinders nobody. */
const claveDeAlla = async ({ pedir }: MundoDeDenegar) => {
  const anticipo_id = randomUUID();
  const suyo = { empresa: ANDINA.empresa, id_usuario: CONTADOR.id };
  await pedir(anticiposCalls.anticipo, { ...suyo, monto: 1, anticipo_id });
  return { anticipo_id };
};
const dias = { fecha_ini: '2020-01-15', fecha_fin: '2020-01-15' };
const HECHO_DE_2020 = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id)
  values ($1, '2020-01-15T15:00Z', gen_random_uuid(), 'Ana', 'caja actualizada', '1')`;
const suNombre = async ({ dueno }: MundoDeDenegar, de: EmpresaPrueba) => {
  const [{ nombre: alla } = { nombre: '' }] = await dueno<{ nombre: string }>(
    'select nombre from pedidos.cajas where empresa_id = $1 order by id desc limit 1',
    [de.id],
  );
  return { nombre: alla };
};

export const denegar = declarar({ ...anticiposCalls, ...cajasCalls })({
  quienes: `
llamada               area  empresa   quienes
listarEmpleados       caja  nombrada  Administrador Cajero
anticipo              caja  nombrada  Administrador Cajero
crearCaja             caja  nombrada  Administrador
renombrarCaja         caja  nombrada  Administrador
quitarCaja            caja  nombrada  Administrador
abrirTurno            caja  nombrada  Administrador Cajero Mesero
anotarApertura        caja  nombrada  Administrador
consultarAjustesCaja  caja  nombrada  Administrador Cajero Mesero
guardarAjustesCaja    caja  nombrada  Administrador
listarHechosCaja      caja  nombrada  Administrador`,
  entradas: {
    listarEmpleados: () => ({ empresa }),
    anticipo: () => anticipo,
    crearCaja: () => ({ empresa, nombre: nombre() }),
    renombrarCaja: async (mundo) => ({ ...(await nueva(mundo)), nombre: nombre() }),
    quitarCaja: async (mundo) => {
      const { caja } = await nueva(mundo);
      return { empresa, caja: String(caja) };
    },
    abrirTurno: () => ({ empresa, caja: 1 }),
    anotarApertura: () => ({ empresa, motivo: 'Cambio de billete' }),
    consultarAjustesCaja: () => ({ empresa }),
    guardarAjustesCaja: () => ({ empresa, ...AJUSTES_CAJA }),
    listarHechosCaja: () => ({ empresa, ...dias }),
  },
  ajenos: {
    listarEmpleados: [],
    anticipo: [
      ['its key', claveDeAlla, data(expect.objectContaining({ monto: 10 }))],
      ['its drawer', cajaDeAlla, noTieneEsa],
      [
        'who works there',
        () => ({ id_usuario: ADMIN_OTRA.id }),
        rechazo(422, 'EMPLEADO_NO_EXISTE'),
      ],
    ],
    crearCaja: [
      [
        'the name of its drawer',
        async (mundo) => {
          await cajaDeAlla(mundo);
          return suNombre(mundo, ANDINA);
        },
        data(expect.objectContaining({ cuadre_total: 0 })),
        vaciar,
      ],
    ],
    renombrarCaja: [['its drawer', cajaDeAlla, noTieneEsa]],
    quitarCaja: [
      [
        'its drawer',
        async (mundo) => ({ caja: String((await cajaDeAlla(mundo)).caja) }),
        noTieneEsa,
      ],
    ],
    abrirTurno: [['its drawer', cajaDeAlla, noTieneEsa]],
    anotarApertura: [['its drawer', cajaDeAlla, noTieneEsa]],
    consultarAjustesCaja: [
      [
        'how it keeps its cash',
        async ({ pedir }) => {
          const alla = { ...AJUSTES_CAJA, hora_corte: 4, empresa: ANDINA.empresa };
          await pedir(cajasCalls.guardarAjustesCaja, alla);
          return {};
        },
        data(AJUSTES_CAJA),
      ],
    ],
    guardarAjustesCaja: [],
    listarHechosCaja: [
      [
        'what was done there',
        async ({ dueno }) => {
          await dueno(HECHO_DE_2020, [ANDINA.id]);
          return dias;
        },
        data([]),
      ],
    ],
  },
});
