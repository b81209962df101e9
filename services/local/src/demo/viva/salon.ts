import { randomUUID } from 'node:crypto';

import { enviarOrden } from '@comanda/ordering/mesas/enviarOrden';
import { pedirCuenta } from '@comanda/ordering/mesas/atenderOrden';
import { mesasRepository } from '@comanda/ordering/mesas/mesasRepository';
import { vizorRepository } from '@comanda/ordering/vizor/vizorRepository';
import type { Database } from '@comanda/ordering/db/schema';
import type { EmpresaId, Persona } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';
import type { Curso } from '@comanda/shared/contracts/ventas/ordenes';

export type ProductoDeMenu = {
  id: string;
  id_categoria: string;
  producto: string;
  precio_venta: number;
  porcentaje_iva: number;
  categoria: string;
  color: string;
};

type Pedido = readonly [producto: string, cantidad: number, como?: { opt?: string; curso?: Curso }];

/** An order that is open: where, since how many minutes, and what of it the kitchen has done. */
type OrdenViva = {
  /** Empty: to take away, under a name. */
  mesa: string;
  orden?: string;
  comensales?: number;
  hace: number;
  pedidos: readonly Pedido[];
  /** Names of what is ready. */
  listos?: readonly string[] | 'todo';
  pideCuenta?: boolean;
};

export type SalonVivo = {
  zonas: readonly (readonly [zona: string, mesas: readonly (readonly [x: number, y: number])[]])[];
  ordenes: readonly OrdenViva[];
};

const fila = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);

/** Sixteen tables, nine of them taken: from who has just sat down to who waits for the bill. */
export const SALON_PUERTO: SalonVivo = {
  zonas: [
    ['Salón', [...fila(0, 0, 1, 2, 3), ...fila(1, 0, 1, 2, 3), ...fila(2, 0, 1)]],
    ['Terraza', [...fila(2, 2, 3), ...fila(3, 0, 1, 2, 3)]],
  ],
  ordenes: [
    {
      mesa: '1',
      comensales: 4,
      hace: 84,
      pedidos: [
        ['Ceviche mixto', 2],
        ['Arroz marinero', 2],
        ['Cerveza nacional', 4],
        ['Patacones con queso', 1],
      ],
      listos: 'todo',
      pideCuenta: true,
    },
    {
      mesa: '2',
      comensales: 2,
      hace: 52,
      pedidos: [
        ['Encocado de camarón', 1],
        ['Corvina frita', 1, { opt: 'Sin ensalada' }],
        ['Limonada imperial', 2],
      ],
      listos: 'todo',
      pideCuenta: true,
    },
    {
      mesa: '4',
      comensales: 5,
      hace: 41,
      pedidos: [
        ['Sopa marinera', 2],
        ['Cazuela mixta', 1],
        ['Chaulafán de mariscos', 2],
        ['Cola de litro y medio', 1],
      ],
      listos: ['Sopa marinera', 'Cola de litro y medio'],
    },
    {
      mesa: '5',
      comensales: 3,
      hace: 27,
      pedidos: [
        ['Ceviche de concha', 1, { curso: 'ENTRADA' }],
        ['Camarones al ajillo', 2, { curso: 'FUERTE' }],
        ['Jugo de piña', 3],
      ],
      listos: ['Jugo de piña', 'Ceviche de concha'],
    },
    {
      mesa: '7',
      comensales: 2,
      hace: 19,
      pedidos: [
        ['Encebollado mixto', 2, { opt: 'Sin cebolla' }],
        ['Porción de chifles', 1],
        ['Agua con gas', 2],
      ],
      listos: ['Agua con gas'],
    },
    {
      mesa: '9',
      comensales: 4,
      hace: 13,
      pedidos: [
        ['Arroz con camarón', 2],
        ['Churrasco', 2, { opt: 'Término medio' }],
        ['Batido de mora', 2],
      ],
    },
    {
      mesa: '11',
      comensales: 6,
      hace: 9,
      pedidos: [
        ['Pescado frito entero', 2],
        ['Arroz con concha', 3],
        ['Empanada de verde', 6],
        ['Michelada', 3],
      ],
    },
    {
      mesa: '14',
      comensales: 2,
      hace: 5,
      pedidos: [
        ['Ceviche jipijapa con maní', 2],
        ['Jugo de naranja', 2],
      ],
    },
    {
      mesa: '16',
      comensales: 3,
      hace: 2,
      pedidos: [['Bolón mixto', 3, { opt: 'Uno sin chicharrón' }]],
    },
    {
      mesa: '',
      orden: 'Llevar · Gabriela',
      hace: 16,
      pedidos: [
        ['Encebollado grande', 3],
        ['Porción de arroz', 2],
      ],
      listos: ['Porción de arroz'],
    },
  ],
};

export const SALON_ANDINA: SalonVivo = {
  zonas: [['Salón', [...fila(0, 0, 1, 2), ...fila(1, 0, 1, 2)]]],
  ordenes: [
    {
      mesa: '1',
      comensales: 2,
      hace: 34,
      pedidos: [
        ['Capuchino', 2],
        ['Torta de chocolate', 1],
      ],
      listos: 'todo',
      pideCuenta: true,
    },
    {
      mesa: '3',
      comensales: 3,
      hace: 12,
      pedidos: [
        ['Desayuno andino', 2],
        ['Tigrillo', 1],
      ],
    },
    {
      mesa: '6',
      comensales: 1,
      hace: 4,
      pedidos: [
        ['Café con leche', 1],
        ['Humita', 2],
      ],
    },
  ],
};

const MINUTO_MS = 60_000;

type Amueblado = {
  db: Db<Database>;
  empresa: EmpresaId;
  salon: SalonVivo;
  menu: readonly ProductoDeMenu[];
  mesero: Persona;
  cocinero: Persona;
  ahora: Date;
};

/** Tables and what is open at them, as a waiter and the kitchen would have left it: by what they press, each at its time. */
export async function amueblar(en: Amueblado): Promise<void> {
  const { db, empresa, salon, mesero, ahora } = en;
  const mesas = mesasRepository(db);
  const alAbrir = { usuario: mesero, ahora: new Date(ahora.getTime() - 120 * MINUTO_MS) };
  const lugares: { id: string; x: number; y: number }[] = [];
  for (const [zona, suyas] of salon.zonas)
    for (const [x, y] of suyas)
      lugares.push({ id: await mesas.crear(empresa, { nombre: '', zona }, alAbrir), x, y });
  await mesas.guardarPlano(empresa, lugares, alAbrir);
  const deAntes = [...salon.ordenes].sort((una, otra) => otra.hace - una.hace);
  for (const orden of deAntes) await ordenar(en, orden);
}

async function ordenar(
  { db, empresa, menu, mesero, cocinero, ahora }: Amueblado,
  { mesa, orden = '', comensales, hace, pedidos, listos = [], pideCuenta }: OrdenViva,
): Promise<void> {
  const random = randomUUID();
  const cuando = (minutos: number) => new Date(ahora.getTime() - minutos * MINUTO_MS);
  const lineas = pedidos.map(([nombre, cantidad, como]) => {
    const producto = menu.find((uno) => uno.producto === nombre);
    if (!producto) throw new Error(`amueblar: the menu has no '${nombre}'`);
    const { categoria: _, color: _color, ...vendido } = producto;
    return { ...vendido, ...como, cantidad, linea: randomUUID() };
  });
  const usuario = mesero.nombreCompleto;
  const envio = { empresa: '', orden, mesa, usuario, lineas, random, comensales };
  const mundo = { db, empresa, hecho: { usuario: mesero, ahora: cuando(hace) } };
  await enviarOrden(mundo, envio);
  const hechas = lineas.filter(({ producto }) => listos === 'todo' || listos.includes(producto));
  if (hechas.length > 0)
    await vizorRepository(db).marcar(
      empresa,
      { lineas: hechas.map(({ linea }) => linea), listo: true },
      { usuario: cocinero, ahora: cuando(hace * 0.4) },
    );
  if (pideCuenta)
    await pedirCuenta({ ...mundo, hecho: { usuario: mesero, ahora: cuando(3) } }, random, true);
}
