import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { MEDIDAS, PESO_MAXIMO } from '@comanda/shared/contracts/inventario/bodega';
import { seConvierten } from '@comanda/shared/domain/producto/medidas';
import { veces } from '@comanda/shared/testing/veces';

import { leerMaterias } from './listaDeMaterias';
import { planearMaterias, revisionDeMaterias, type MateriaGuardada } from './planDeMaterias';

const TITULOS = ['Insumo', 'Stock', 'Unidad', 'Medida de salida', 'Mínimo', 'Costo'];
const leer = (...filas: string[][]) => leerMaterias([TITULOS, ...filas], { dicho: {} });
const makeGuardada = (over: Partial<MateriaGuardada> = {}): MateriaGuardada => ({
  id: 7,
  materi_prima: 'Camarón',
  busqueda: 'camaron',
  peso_inicial: '10.000',
  peso_actual: '8.500',
  peso_concurrente: '1.500',
  medida_entrada: 'kg',
  medida_salida: 'g',
  cantidad_alerta: '2.000',
  costo_unitario: '3.500000',
  nuevo_ingreso: '0.000',
  id_usuario_ultimo_ingreso: null,
  version: 1,
  ...over,
});

describe('a list of raw materials', () => {
  it('is read with its units however people write them', () => {
    expect(leer(['Camarón', '12,5', 'Kilos', 'gr.', '2', '$7,50']).filas).toEqual([
      {
        fila: 2,
        materia: 'Camarón',
        peso: 12.5,
        entrada: 'kg',
        salida: 'g',
        alerta: 2,
        costo: 7.5,
      },
    ]);
    expect(leer(['Sal', '', 'LB', '', '', '']).filas).toEqual([
      {
        fila: 2,
        materia: 'Sal',
        peso: 0,
        entrada: 'lb',
        salida: undefined,
        alerta: undefined,
        costo: undefined,
      },
    ]);
  });

  it.each([
    [['', '1', 'kg'], 'Materia', 'El nombre de la materia no puede estar vacío'],
    [['Sal', '-1', 'kg'], 'Peso inicial', 'El peso inicial no puede ser negativo'],
    [['Sal', '1 saco', 'kg'], 'Peso inicial', 'El peso inicial debe ser un número, como 12,5'],
    [['Sal', '12,345', 'kg'], 'Peso inicial', expect.stringContaining('cuatro decimales')],
    [['Sal', '1.250', 'kg'], 'Peso inicial', expect.stringContaining('menos decimales')],
    [['Sal', '10000000', 'kg'], 'Peso inicial', 'El peso inicial es demasiado grande'],
    [['Sal', '1', 'quintal'], 'Medida entrada', 'La medida debe ser kg, g, lb, l, ml, unidad'],
    [['Sal', '1', ''], 'Medida entrada', 'Falta la medida: kg, g, lb, l, ml, unidad'],
    [['Sal', '1', 'kg', 'ml'], 'Medida salida', 'Lo que entra en kg no puede salir en ml'],
    [['Sal', '1', 'kg', '', '', '1000000'], 'Costo unitario', 'El costo es demasiado grande'],
  ])('refuses %j', (fila, columna, msg) => {
    expect(leer(fila)).toMatchObject({ filas: [], errores: [{ fila: 2, columna, msg }] });
  });

  it('tells of a material that stands there twice, whatever its capitals and accents', () => {
    const leida = leer(['Camarón', '1', 'kg'], ['CAMARON', '2', 'kg']);
    expect(leida.filas).toMatchObject([{ fila: 2 }]);
    expect(leida.errores).toMatchObject([{ fila: 3, msg: 'Es la misma materia de la fila 2' }]);
  });

  it.each([
    ['0.0035', 0.0035],
    ['0,000001', 0.000001],
    ['$1,2345', 1.2345],
  ])('takes a cost of %s a unit as it stands there', (escrito, costo) => {
    const { filas, avisos } = leer(['Aceite', '5000', 'ml', '', '', escrito]);
    expect({ filas, avisos }).toMatchObject({ filas: [{ costo }], avisos: [] });
  });

  it('takes more than six decimals of a cost for six, and says so', () => {
    expect(leer(['Aceite', '1', 'ml', '', '', '0,12345678'])).toMatchObject({
      filas: [{ costo: 0.123457 }],
      avisos: [{ msg: 'Tiene más de 6 decimales: se lee 0,123457' }],
    });
  });

  it('takes more than three decimals for three, and says so', () => {
    expect(leer(['Sal', '1,23456', 'kg'])).toMatchObject({
      filas: [{ peso: 1.235 }],
      avisos: [{ msg: 'Tiene más de 3 decimales: se lee 1,235' }],
    });
  });
});

describe('what it would do with the warehouse', () => {
  it('brings in what is there in the unit it is kept in, for what all of it cost', () => {
    const leida = leer(['camaron', '500', 'g', '', '', '0,01'], ['Sal', '3', 'kg']);
    const plan = planearMaterias(leida.filas, [makeGuardada()]);
    expect(plan).toMatchObject({
      crear: [{ materia: 'Sal' }],
      existentes: [{ peso: 0.5, costo: 5 }],
      errores: [],
    });
    expect(revisionDeMaterias(leida, plan)).toMatchObject({
      crear: 1,
      existentes: 1,
      materias: [
        { fila: 2, hay: { peso_actual: 8.5, ingreso: 0.5, quedaria: 9, medida: 'kg' } },
        { fila: 3, hay: null },
      ],
    });
  });

  it('brings in for its cost what costs parts of a cent', () => {
    const { filas } = leer(['camaron', '5000', 'g', '', '', '0.0035']);
    const enGramos = makeGuardada({ medida_entrada: 'g' });
    expect(planearMaterias(filas, [enGramos]).existentes).toMatchObject([
      { peso: 5000, costo: 17.5 },
    ]);
  });

  it('refuses one whose unit is of another kind, and one that a warehouse cannot hold', () => {
    const deOtra = planearMaterias(leer(['Camarón', '1', 'l']).filas, [makeGuardada()]);
    expect(deOtra.errores).toMatchObject([{ columna: 'Medida entrada', valor: 'l' }]);
    const lleno = makeGuardada({ peso_actual: String(PESO_MAXIMO) });
    const demas = planearMaterias(leer(['Camarón', '1', 'kg']).filas, [lleno]);
    expect(demas.errores).toMatchObject([{ columna: 'Peso inicial', valor: '1 kg' }]);
  });

  it('counts each good row once, and never brings in less than nothing or more than there may be', () => {
    const nombre = fc.constantFrom('Camarón', 'Sal', 'Aceite', 'Huevos', 'Arroz');
    const fila = fc.record({
      nombre,
      peso: fc.integer({ min: 0, max: 9_999_999_999 }),
      medida: fc.constantFrom(...MEDIDAS),
    });
    fc.assert(
      fc.property(
        fc.array(fila, { maxLength: 8 }),
        fc.constantFrom(...MEDIDAS),
        fc.integer({ min: 0, max: 9_999_999_999 }),
        (dichas, medida, actual) => {
          const leida = leer(
            ...dichas.map((una) => [una.nombre, `${una.peso / 1000}0`, una.medida]),
          );
          const guardada = makeGuardada({
            medida_entrada: medida,
            peso_actual: (actual / 1000).toFixed(3),
          });
          const plan = planearMaterias(leida.filas, [guardada]);
          const { crear, existentes, iguales, errores } = plan;
          expect(crear.length + existentes.length + iguales + errores.length).toBe(
            leida.filas.length,
          );
          for (const { dicha, peso } of existentes) {
            expect(peso).toBeGreaterThan(0);
            expect(Number(guardada.peso_actual) + peso).toBeLessThanOrEqual(PESO_MAXIMO + 1e-6);
            expect(seConvierten(dicha.entrada, medida)).toBe(true);
          }
        },
      ),
      { numRuns: veces(2_000) },
    );
  });
});
