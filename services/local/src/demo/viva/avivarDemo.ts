import pg from 'pg';

import type { BillingDeps } from '@comanda/billing/deps';
import type { Database } from '@comanda/ordering/db/schema';
import { empresaDeTrabajo, type EmpresaId, type Persona } from '@comanda/kit/acceso/tenant';
import { verComo } from '@comanda/kit/base/db';

import { ANDINA, PUERTO } from '../empresas';
import { agendar } from './agenda';
import { moverCajon } from './cajon';
import { facturarDemo } from './facturas';
import { fotografiar } from './fotos';
import { anotarMermas } from './mermas';
import { amueblar, SALON_ANDINA, SALON_PUERTO, type ProductoDeMenu, type SalonVivo } from './salon';
import * as sql from './vivaSql';

const SALONES: Readonly<Record<string, SalonVivo>> = {
  [PUERTO.empresa]: SALON_PUERTO,
  [ANDINA.empresa]: SALON_ANDINA,
};

/** What comes out of the bar, and what nobody cooks. */
const ESTACIONES = [
  { categoria: 'Bebidas', estacion: 'Barra' },
  { categoria: 'Cafés', estacion: 'Barra' },
  { categoria: 'Chocolates y aguas', estacion: 'Barra' },
  { categoria: 'Del mostrador', estacion: null },
  { categoria: 'Panadería', estacion: null },
];

/**
 * What the living demo has besides what was sown with it, once: invoices, tables with their orders, a kitchen that works, pictures,
 * and a sale that is planned. A demo that was sown without it stays as it is.
 */
export async function avivarDemo(billing: BillingDeps, url: string, ahora: Date): Promise<void> {
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  try {
    for (const [nombre, salon] of Object.entries(SALONES)) {
      const { rows } = await dueno.query<{ id: number }>(
        'select id from identidad.empresas where empresa = $1',
        [nombre],
      );
      const [fila] = rows;
      if (!fila) continue;
      const empresa = empresaDeTrabajo(fila.id);
      await facturarDemo(billing, empresa);
      await abrirSalon(dueno, billing, { empresa, nombre, salon, ahora });
    }
  } finally {
    await dueno.end();
  }
}

type Abierto = { empresa: EmpresaId; nombre: string; salon: SalonVivo; ahora: Date };

async function abrirSalon(
  dueno: pg.Client,
  billing: BillingDeps,
  { empresa, nombre, salon, ahora }: Abierto,
): Promise<void> {
  const { rows } = await dueno.query<{ falta: boolean }>(sql.POR_AMUEBLAR, [empresa]);
  if (!rows[0]?.falta) return;
  const { rows: menu } = await dueno.query<ProductoDeMenu>(sql.DEL_MENU, [empresa]);
  await dueno.query(sql.ESTACIONES, [empresa, JSON.stringify(ESTACIONES)]);
  await dueno.query(sql.FOTOS, [empresa, JSON.stringify(await fotografiar(menu)), ahora]);
  const quien = (perfil: string) => personaEn(dueno, empresa, perfil);
  const [cajero, mesero, cocinero] = [
    await quien('Cajero'),
    await quien('Mesero'),
    await quien('Cocinero'),
  ];
  const db = verComo<Database>(billing.db);
  if (nombre === PUERTO.empresa) {
    await agendar({ db, empresa, nombre, menu, cajero, ahora });
    await moverCajon({ db, empresa, cajero, ahora });
    const { rows: materias } = await dueno.query<{ materi_prima: string; id: string }>(
      sql.MATERIAS,
      [empresa],
    );
    await anotarMermas({
      db,
      empresa,
      materias: new Map(materias.map(({ materi_prima, id }) => [materi_prima, id])),
      cocinero,
      ahora,
    });
  }
  await amueblar({ db, empresa, salon, menu, mesero, cocinero, ahora });
}

async function personaEn(dueno: pg.Client, empresa: EmpresaId, perfil: string): Promise<Persona> {
  const { rows } = await dueno.query<Persona>(sql.PERSONA, [empresa, perfil]);
  const [persona] = rows;
  if (!persona) throw new Error(`avivarDemo: company ${empresa} has nobody to work`);
  return persona;
}
