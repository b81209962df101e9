import { randomUUID } from 'node:crypto';

import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { talonariosCalls } from '@comanda/shared/contracts/ventas/talonarios';

const { empresa } = PUERTO;

const makeTalonario = (desde: number) => ({
  empresa,
  establecimiento: '009',
  punto_emision: '001',
  desde,
  hasta: desde,
  autorizacion: '1234567890',
  caduca: '2099-12-31',
});

let numero = 0;

type Dueno = (texto: string, valores: unknown[]) => Promise<unknown>;

async function registrado(dueno: Dueno, empresaId: number): Promise<string> {
  const id = randomUUID();
  await dueno(
    `insert into pedidos.talonarios (empresa_id, id, establecimiento, punto_emision, desde, hasta, siguiente, autorizacion,
       caduca, registrado, usuario_id, usuario)
     values ($1, $2, '008', '001', $3, $3, $3, '1234567890', '2099-12-31', now(), $2, 'Ana')`,
    [empresaId, id, ++numero],
  );
  return id;
}

export const denegar = declarar(talonariosCalls)({
  quienes: `
llamada             area  empresa   quienes
listarTalonarios    -     nombrada  Administrador
registrarTalonario  -     nombrada  Administrador
retirarTalonario    -     nombrada  Administrador`,
  entradas: {
    listarTalonarios: () => ({ empresa }),
    registrarTalonario: () => makeTalonario(++numero),
    retirarTalonario: async ({ dueno }) => ({ empresa, id: await registrado(dueno, PUERTO.id) }),
  },
  ajenos: {
    registrarTalonario: [],
    retirarTalonario: [
      [
        'its talonario',
        async ({ dueno }) => ({ id: await registrado(dueno, ANDINA.id) }),
        noExiste,
      ],
    ],
  },
});
