import pg from 'pg';

import { AREAS } from '@comanda/shared/contracts/perfiles';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { crearAzar } from './azar';
import { CATALOGO, type MenuDemo } from './catalogo';
import { CLIENTES } from './clientes';
import { CLAVE_DEMO_HASH, CUENTAS, type Cuenta } from './cuentas';
import * as sql from './demoSql';
import { EMPRESAS, type EmpresaDemo } from './empresas';
import { ventasPasadas, type ProductoSembrado, type Ritmo } from './ventasPasadas';

/** Companies, who works in them and what they sell. */
export type MundoDemo = {
  empresas: readonly EmpresaDemo[];
  cuentas: readonly Cuenta[];
  menus: readonly MenuDemo[];
};

export const DEMO: MundoDemo = { empresas: EMPRESAS, cuentas: CUENTAS, menus: CATALOGO };

type DemoOptions = {
  /** The owner's address. */
  url: string;
  reloj: () => Date;
  /** Another than the demo's own. */
  mundo?: MundoDemo;
};

const RITMO: Ritmo = { ventasPorDia: 14, abre: 8, cierra: 20 };

/**
 * Companies, accounts, menus, customers and a month of sales up to yesterday (architecture.md). False when the first
 * company is there already.
 */
export async function sembrarDemo({ url, reloj, mundo = DEMO }: DemoOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table plataforma.empresas in share row exclusive mode');
    const { rowCount } = await client.query(
      'select 1 from plataforma.empresas where empresa = $1',
      [mundo.empresas[0]?.empresa],
    );
    if (rowCount === 0) await sembrarMundo(client, mundo, fechaNegocio(reloj()));
    await client.query('commit');
    // Plans made before autovacuum has looked would scan all of a company's sales.
    if (rowCount === 0) await client.query('analyze');
    return rowCount === 0;
  } finally {
    await client.end(); // an open transaction ends with its connection
  }
}

async function sembrarMundo(
  client: pg.Client,
  { empresas, cuentas, menus }: MundoDemo,
  hoy: string,
): Promise<void> {
  const nombres = empresas.map(({ empresa }) => empresa);
  await client.query(sql.EMPRESAS, [JSON.stringify(empresas)]);
  await client.query(sql.AREAS, [AREAS, nombres]);
  await client.query(sql.USUARIOS, [JSON.stringify(cuentas), CLAVE_DEMO_HASH]);
  await client.query(sql.USUARIO_EMPRESAS, [JSON.stringify(cuentas)]);
  const { rows } = await client.query<{ id: number; empresa: string }>(sql.IDS_DE_EMPRESAS, [
    nombres,
  ]);
  for (const { id, empresa } of rows) {
    await client.query(sql.CLIENTES, [id, JSON.stringify(CLIENTES)]);
    const menu = menus.find((uno) => uno.empresa === empresa);
    await sembrarMenu(client, id, menu?.categorias ?? []);
    await sembrarVentas(client, id, hoy);
  }
}

async function sembrarMenu(
  client: pg.Client,
  id: number,
  categorias: MenuDemo['categorias'],
): Promise<void> {
  await client.query(sql.CATEGORIAS, [id, JSON.stringify(categorias)]);
  const productos = categorias.flatMap(({ categoria, productos: suyos, agotados = [] }) =>
    suyos.map(([producto, precio, iva]) => ({
      ...{ categoria, producto, precio, iva },
      agotado: agotados.includes(producto),
    })),
  );
  await client.query(sql.PRODUCTOS, [id, JSON.stringify(productos)]);
}

/** Sold before this program was: numbered and paid, without electronic documents. The counters go on after them. */
async function sembrarVentas(client: pg.Client, id: number, hoy: string): Promise<void> {
  const { rows: productos } = await client.query<ProductoSembrado>(sql.PRODUCTOS_SEMBRADOS, [id]);
  const ventas = ventasPasadas({ azar: crearAzar(id), productos, ritmo: RITMO, hoy });
  const { rows } = await client.query<{ id: string; nombre_completo: string }>(sql.CAJERO, [id]);
  const cajero = rows[0];
  if (!cajero) throw new Error(`sembrarDemo: company ${id} has nobody to sell`);
  const json = JSON.stringify(ventas);
  await client.query(sql.VENTAS, [id, json, cajero.id, cajero.nombre_completo]);
  await client.query(sql.LINEAS, [id, json]);
  await client.query(sql.CAJA, [id, cajero.id, cajero.nombre_completo]);
  await client.query(sql.CONTADOR_FACTURAS, [id, ventas.length + 1]);
  await client.query(sql.CONTADOR_PROPIO, [id, ventas.length + 1]);
}
