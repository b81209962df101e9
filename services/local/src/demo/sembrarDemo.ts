import pg from 'pg';

import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { crearAzar } from './azar';
import { BODEGAS, type BodegaDemo } from './bodegas';
import { catalogoAndina } from './catalogoAndina';
import { catalogoOtra } from './catalogoOtra';
import { catalogoPuerto } from './catalogoPuerto';
import type { CategoriaDemo } from './categoriaDemo';
import { CLIENTES_DEMO } from './clientes';
import { CLAVE_DEMO_HASH, CUENTAS, type CuentaDeDemo } from './cuentas';
import * as sql from './demoSql';
import { ANDINA, EMPRESAS_DEMO, OTRA, PUERTO, type EmpresaDemo } from './empresas';
import { filasDeLibro, libroDemo } from './libroDemo';
import { sembrarCaja } from './sembrarCaja';
import { conClaves } from './viva/claves';
import { jornadaDeVentas, type JornadaViva } from './viva/jornada';
import { ventasPasadas, type ProductoSembrado, type Ritmo } from './ventasPasadas';

export type MenuDemo = { empresa: string; categorias: readonly CategoriaDemo[] };

/** The menus, by company. */
export const MENUS_DEMO: readonly MenuDemo[] = [
  { empresa: PUERTO.empresa, categorias: catalogoPuerto },
  { empresa: ANDINA.empresa, categorias: catalogoAndina },
  { empresa: OTRA.empresa, categorias: catalogoOtra },
];

/** Companies, who works in them, what they sell, how busily, and what stands in their warehouses. */
export type MundoDemo = {
  empresas: readonly EmpresaDemo[];
  cuentas: readonly CuentaDeDemo[];
  menus: readonly MenuDemo[];
  bodegas: readonly BodegaDemo[];
  ritmo: Ritmo;
  viva?: DemoViva;
};

/** What a demo that is looked at has besides: a day that goes on, invoices, and how busy each company is. */
export type DemoViva = {
  jornada: JornadaViva;
  /** First day of which there are electronic invoices. */
  facturasDesde: string;
  /** Null: a company on its first day. */
  ritmos: Readonly<Record<string, Ritmo | null>>;
};

export const DEMO: MundoDemo = {
  empresas: EMPRESAS_DEMO,
  cuentas: CUENTAS,
  menus: MENUS_DEMO,
  bodegas: BODEGAS,
  ritmo: { dias: 30, ventasPorDia: 14, abre: 8, cierra: 20 },
};

type DemoOptions = {
  /** The owner's address. */
  url: string;
  reloj: () => Date;
  /** Others than the demo's own. */
  mundos?: readonly MundoDemo[];
};

/**
 * Companies, accounts, menus, customers and a month of sales up to yesterday. False when the first
 * company of each is there already.
 */
export async function sembrarDemo({ url, reloj, mundos = [DEMO] }: DemoOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const hoy = fechaNegocio(reloj());
    let sembrados = 0;
    for (const mundo of mundos)
      if (await sembrarSiFalta(client, mundo, mundo.viva?.jornada.dia ?? hoy)) sembrados += 1;
    // Plans made before autovacuum has looked would scan all of a company's sales.
    if (sembrados > 0) await client.query('analyze');
    return sembrados > 0;
  } finally {
    await client.end(); // an open transaction ends with its connection
  }
}

async function sembrarSiFalta(client: pg.Client, mundo: MundoDemo, hoy: string): Promise<boolean> {
  await client.query('begin');
  await client.query('lock table identidad.empresas in share row exclusive mode');
  const { rowCount } = await client.query('select 1 from identidad.empresas where empresa = $1', [
    mundo.empresas[0]?.empresa,
  ]);
  if (rowCount === 0) await sembrarMundo(client, mundo, hoy);
  await client.query('commit');
  return rowCount === 0;
}

type EmpresaSembrada = { id: number; empresa: string; ruc: string; factura: boolean };
type Sembrado = { ritmo: Ritmo; hoy: string; viva?: DemoViva | undefined };

async function sembrarMundo(
  client: pg.Client,
  { empresas, cuentas, menus, bodegas, ritmo, viva }: MundoDemo,
  hoy: string,
): Promise<void> {
  const nombres = empresas.map(({ empresa }) => empresa);
  await client.query(sql.SIN_SEGUNDO_FACTOR);
  await client.query(sql.EMPRESAS, [JSON.stringify(empresas)]);
  await client.query(sql.AREAS_DE_DEMO, [nombres]);
  await client.query(sql.USUARIOS, [JSON.stringify(cuentas), CLAVE_DEMO_HASH]);
  await client.query(sql.USUARIO_EMPRESAS, [JSON.stringify(cuentas)]);
  const correos = cuentas.map(({ email }) => email);
  await client.query(sql.VENDEDORES, [correos, nombres]);
  await client.query(sql.ASISTENCIAS, [correos, hoy]);
  const { rows } = await client.query<EmpresaSembrada>(sql.IDS_DE_EMPRESAS, [nombres]);
  for (const suya of rows) {
    const { id, empresa } = suya;
    const suRitmo = viva ? (viva.ritmos[empresa] ?? null) : ritmo;
    if (suRitmo === null) continue;
    await client.query(sql.CLIENTES, [id, JSON.stringify(CLIENTES_DEMO)]);
    const menu = menus.find((uno) => uno.empresa === empresa);
    await sembrarMenu(client, id, menu?.categorias ?? []);
    await sembrarVentas(client, suya, { ritmo: suRitmo, hoy, viva });
    const bodega = bodegas.find((una) => una.empresa === empresa);
    if (bodega) await sembrarBodega(client, id, { bodega, hoy });
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
      categoria,
      producto,
      precio,
      iva,
      agotado: agotados.includes(producto),
    })),
  );
  await client.query(sql.PRODUCTOS, [id, JSON.stringify(productos)]);
}

/** Sold before this program was: numbered and paid, without electronic documents. The counters go on after them. */
async function sembrarVentas(
  client: pg.Client,
  empresa: EmpresaSembrada,
  { ritmo, hoy, viva }: Sembrado,
): Promise<void> {
  const { id } = empresa;
  const { rows: productos } = await client.query<ProductoSembrado>(sql.PRODUCTOS_SEMBRADOS, [id]);
  const jornada = viva && jornadaDeVentas(viva.jornada, ritmo);
  const numeradas = ventasPasadas({ azar: crearAzar(id), productos, ritmo, hoy, jornada });
  const ventas = viva && empresa.factura ? conClaves(numeradas, empresa, viva) : numeradas;
  if (viva && viva.jornada.horaCorte > 0)
    await client.query(sql.HORA_DE_CORTE, [id, viva.jornada.horaCorte]);
  const cajero = await quienEn(client, id, 'Cajero');
  const json = JSON.stringify(ventas);
  await client.query(sql.VENTAS, [id, json, cajero.id, cajero.nombre_completo]);
  await client.query(sql.LINEAS, [id, json]);
  await sembrarCaja(client, id, { ventas, cajero, abierto: jornada?.dia });
  await client.query(sql.CONTADOR_FACTURAS, [id, ventas.length + 1]);
  await client.query(sql.CONTADOR_PROPIO, [id, ventas.length + 1]);
}

/** Four weeks of its ledger up to yesterday, by the cook where the company has one. */
async function sembrarBodega(
  client: pg.Client,
  id: number,
  { bodega, hoy }: { bodega: BodegaDemo; hoy: string },
): Promise<void> {
  const azar = crearAzar(id + 1000);
  const quien = await quienEn(client, id, 'Cocinero');
  for (const materia of bodega.materias) {
    const libro = libroDemo(materia, hoy, azar);
    const { inicial, actual, transcurrido, alerta } = libro;
    const pesos = [inicial, actual, transcurrido, alerta].map((milesimas) => milesimas / 1000);
    await client.query(sql.MATERIA, [
      id,
      materia.materia,
      materia.entrada,
      materia.salida,
      materia.costo,
      ...pesos,
      materia.semanal,
      quien.id,
      quien.nombre_completo,
      JSON.stringify(filasDeLibro(libro, materia)),
    ]);
  }
}

async function quienEn(client: pg.Client, id: number, perfil: 'Cajero' | 'Cocinero') {
  const { rows } = await client.query<{ id: string; nombre_completo: string }>(sql.QUIEN, [
    id,
    perfil,
  ]);
  const [quien] = rows;
  if (!quien) throw new Error(`sembrarDemo: company ${id} has nobody to work`);
  return quien;
}
