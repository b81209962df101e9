import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';

import { AHORA, abrirMundo, empresaId, type Mundo } from '../testing/mundo';

import { clientesRepository } from './clientesRepository';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);

const makeCliente = (over: Partial<Cliente> = {}): Cliente => ({
  nombre: 'Luis Paz',
  razon_social: 'Luis Paz',
  email: 'luis@correo.ec',
  direccion: 'Quito',
  telefono: '022222222',
  cedula: '0926687856',
  tipo_identificacion: '05',
  ...over,
});

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

describe('clientesRepository', () => {
  it('registers once and finds what it registered', async () => {
    const clientes = clientesRepository(mundo.db);
    const luis = makeCliente();
    expect(await clientes.registrar(puerto, luis)).toBe(true);
    expect(await clientes.registrar(puerto, makeCliente({ nombre: 'Otro' }))).toBe(false);
    expect(await clientes.buscar(puerto, luis.cedula)).toEqual(luis);
  });

  it('finds a passport whatever its case, the one written so first', async () => {
    const clientes = clientesRepository(mundo.db);
    await clientes.registrar(puerto, makeCliente({ cedula: 'PAS123X', nombre: 'Grande' }));
    expect((await clientes.buscar(puerto, 'pas123x'))?.nombre).toBe('Grande');
    expect(await clientes.buscar(andina, 'pas123x')).toBeUndefined();
    await clientes.registrar(puerto, makeCliente({ cedula: 'pas123x', nombre: 'Chica' }));
    expect((await clientes.buscar(puerto, 'pas123x'))?.nombre).toBe('Chica');
    expect((await clientes.buscar(puerto, 'PAS123X'))?.nombre).toBe('Grande');
  });

  it('buscar does not see a customer of another empresa', async () => {
    const clientes = clientesRepository(mundo.db);
    const ana = makeCliente({ cedula: 'ANA1' });
    await clientes.registrar(puerto, ana);
    expect(await clientes.buscar(andina, 'ANA1')).toBeUndefined();
  });

  it('registrar does not collide with a customer of another empresa', async () => {
    const clientes = clientesRepository(mundo.db);
    await clientes.registrar(puerto, makeCliente({ cedula: 'EVA1' }));
    expect(
      await clientes.registrar(andina, makeCliente({ cedula: 'EVA1', nombre: 'Eva de Andina' })),
    ).toBe(true);
    expect((await clientes.buscar(puerto, 'EVA1'))?.nombre).toBe('Luis Paz');
  });

  it('refrescar does not touch a customer of another empresa', async () => {
    const clientes = clientesRepository(mundo.db);
    await clientes.registrar(puerto, makeCliente({ cedula: 'IVO1' }));
    expect(
      await clientes.refrescar(andina, makeCliente({ cedula: 'IVO1', nombre: 'X' }), AHORA),
    ).toBe(false);
    expect(
      await clientes.refrescar(puerto, makeCliente({ cedula: 'IVO1', nombre: 'Ivo' }), AHORA),
    ).toBe(true);
    expect((await clientes.buscar(puerto, 'IVO1'))?.nombre).toBe('Ivo');
  });

  it('facturacion.cliente_de gives ordering a customer, and none of another empresa', async () => {
    await clientesRepository(mundo.db).registrar(
      puerto,
      makeCliente({ cedula: 'UMA1', nombre: 'Uma' }),
    );
    const leer = (empresa: typeof puerto, pedida: number) =>
      enEmpresa(mundo.db, empresa, async ({ client }) => {
        const { rows } = await client.query<Cliente>(
          'select * from facturacion.cliente_de($1, $2)',
          [pedida, 'UMA1'],
        );
        return rows;
      });

    expect(await leer(puerto, puerto)).toEqual([makeCliente({ cedula: 'UMA1', nombre: 'Uma' })]);
    expect(await leer(andina, andina)).toEqual([]);
    expect(await leer(andina, puerto)).toEqual([]); // asking for another's by its id
  });
});
