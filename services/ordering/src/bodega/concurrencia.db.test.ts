import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';
import { limite, veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';

const OPERACIONES = veces(1_000);
const CLIENTES = 16;
const { empresa } = PUERTO;

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
});
afterAll(() => servicio.cerrar());

const gramos = fc.integer({ min: 1, max: 9_000 });
const operacion = fc.record({
  que: fc.constantFrom('ENTRADA', 'MERMA', 'MERMA', 'REVERSO', 'CORRECCION'),
  kilos: gramos.map((g) => g / 1000),
  clave: fc.uuid(),
  /** The answer is lost, and it is sent again. */
  repetida: fc.boolean(),
  cual: fc.nat(),
});
type Operacion = { que: string; kilos: number; clave: string; repetida: boolean; cual: number };

const VUELTAS = `
  with filas as (
    select *, sum(cantidad) over (order by id) as suma from pedidos.materia_movimientos where materia_id = $1
  )
  select count(*)::int as filas, min(saldo) >= 0 as nunca_bajo_cero, bool_and(saldo = suma) as saldos,
         sum(cantidad)::float8 as libro,
         (coalesce(-sum(cantidad) filter (where tipo = 'MERMA' or tipo = 'CORRECCION' and cantidad < 0), 0)
          - coalesce(sum(cantidad) filter (where tipo = 'REVERSO'), 0))::float8 as salido,
         count(clave) = count(distinct clave) as una_vez
    from filas`;

it(
  `${OPERACIONES} entries, wastes, reversals and counts by ${CLIENTES} at once: ledger, weight and screen agree`,
  async () => {
    const materia = await servicio.dato(bodegaCalls.crearMateriaPrima, ADMIN, {
      empresa,
      materi_prima: 'Disputada',
      peso_inicial: 20,
      medida_entrada: 'kg',
      medida_salida: 'kg',
    });
    const { id } = materia;
    const hechas: string[] = [];
    const { nuevo_ingreso: _ultimo, alerta: _alerta, costo_unitario: _costo, ...fila } = materia;

    const mandar = async ({ que, kilos, clave, cual }: Operacion): Promise<number> => {
      if (que === 'ENTRADA') {
        const entrada = { ...fila, nuevo_ingreso: kilos, ingreso_id: clave, costo: 1 };
        return (await servicio.pedir(bodegaCalls.actualizarMateriaPrima, ADMIN, entrada)).status;
      }
      if (que === 'CORRECCION') {
        const conteo = { correccion_id: clave, peso_contado: kilos, descripcion: 'Conteo' };
        const entrada = { empresa, id, ...conteo };
        return (await servicio.pedir(bodegaCalls.corregirMateriaPrima, ADMIN, entrada)).status;
      }
      const reversada = hechas[cual % hechas.length];
      if (que === 'REVERSO' && reversada !== undefined) {
        const entrada = { empresa, id: reversada, motivo: 'Error' };
        return (await servicio.pedir(mermasCalls.reversarMerma, ADMIN, entrada)).status;
      }
      const merma = { id: clave, id_materia: id, peso_merma: kilos, descripcion: 'Se cayó' };
      const { status, data } = await servicio.pedir(mermasCalls.crearMerma, ADMIN, {
        empresa,
        ...merma,
      });
      if (data) hechas.push(data.id);
      return status;
    };

    const pendientes = fc.sample(operacion, { numRuns: OPERACIONES, seed: 20261122 });
    const vistos = new Map<number, number>();
    const cliente = async () => {
      for (let una = pendientes.pop(); una; una = pendientes.pop()) {
        const status = await mandar(una);
        vistos.set(status, (vistos.get(status) ?? 0) + 1);
        if (una.repetida && una.que !== 'REVERSO') await mandar(una);
      }
    };
    await Promise.all(Array.from({ length: CLIENTES }, cliente));

    expect([...vistos.keys()].filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(vistos.get(200)).toBeGreaterThan(OPERACIONES / 2);
    const [vuelta] = await servicio.sql<{ filas: number; libro: number; salido: number }>(VUELTAS, [
      id,
    ]);
    expect(vuelta).toMatchObject({ nunca_bajo_cero: true, saldos: true, una_vez: true });
    const filas = await servicio.dato(bodegaCalls.listarMateriasPrimas, ADMIN, { empresa });
    const mostrada = filas.find((una) => una.id === id) as MateriaPrima;
    expect([mostrada.peso_actual, mostrada.peso_concurrente]).toEqual([
      vuelta?.libro,
      vuelta?.salido,
    ]);
    expect(vuelta?.filas).toBeLessThanOrEqual(OPERACIONES + 1);
  },
  limite(300_000),
);
