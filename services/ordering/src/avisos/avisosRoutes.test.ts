import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  COCINERO,
  OPERADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { avisosCalls } from '@comanda/shared/contracts/avisos';
import { bodegaCalls } from '@comanda/shared/contracts/bodega';

import { buildApp } from '../app';

describe('avisos', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
    await materia(PUERTO.empresa, 'Camaron', 2);
    await materia(PUERTO.empresa, 'Arroz', 50);
    await materia(ANDINA.empresa, 'Cafe', 1);
    await materia(ANDINA.empresa, 'Leche', 0);
  });
  afterAll(() => servicio.cerrar());

  const materia = (empresa: string, materi_prima: string, peso: number) =>
    servicio.dato(bodegaCalls.crearMateriaPrima, ADMIN, {
      ...{ empresa, materi_prima, peso_inicial: peso, peso_actual: peso, peso_concurrente: 0 },
      ...{ medida_entrada: 'kg', medida_salida: 'kg', cantidad_alerta: 2 },
    });
  const avisos = (quien: { id: string }) => servicio.dato(avisosCalls.consultarAvisos, quien, {});

  const DE_PUERTO = {
    ...{ ruta: 'bodega', empresa: PUERTO.empresa },
    ...{ cuantos: 1, texto: '1 materia prima en alerta' },
  };

  it('tell of each company what waits in it', async () => {
    expect(await avisos(ADMIN)).toEqual([
      DE_PUERTO,
      {
        ...{ ruta: 'bodega', empresa: ANDINA.empresa },
        ...{ cuantos: 2, texto: '2 materias primas en alerta' },
      },
    ]);
    expect(await avisos(COCINERO)).toEqual([DE_PUERTO]);
  });

  it('tell nothing of another empresa, nor what a profile may not see', async () => {
    for (const quien of [ADMIN_OTRA, CAJERO, OPERADOR]) expect(await avisos(quien)).toEqual([]);
  });

  it('tell nothing where the area is off', async () => {
    const encender = async (activa: boolean) => {
      await servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'inventario' and empresa_id = $2`,
        [activa, PUERTO.id],
      );
      servicio.olvidar();
    };
    await encender(false);
    expect(await avisos(COCINERO)).toEqual([]);
    await encender(true);
    expect(await avisos(COCINERO)).toHaveLength(1);
  });
});
