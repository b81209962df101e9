import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { comoDueno } from '@comanda/kit/testing/testDb';

import { reglasRotas } from '../cuentas';

import type { PagoDeCaos } from './clientes';
import type { EmpresaDeCaos } from './empresas';

type Recibido = { clave: string; serie: string; rechazo: object | null; xml: string };
type Comprobante = {
  clave: string;
  estado: string;
  numero: string;
  nota: boolean;
  /** Company and key: the key of a payment is its company's. */
  pago: string;
  md5: string | null;
};

const COMPROBANTES = `
  select c.clave_acceso as clave, c.estado, c.empresa_id || '/' || c.cod_doc || '/' || c.secuencial as numero, c.cod_doc = '04' as nota,
         v.empresa_id || '/' || v.idempotencia as pago, md5(c.xml_firmado) as md5
    from facturacion.comprobantes c
    join pedidos.ventas v on v.empresa_id = c.empresa_id and v.id = c.venta_id`;

/** What the authority has in the end: the last word on each key. */
function leerArchivo(archivo: string): Map<string, Recibido> {
  const lineas = readFileSync(archivo, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lineas.map((linea) => {
      const recibido = JSON.parse(linea) as Recibido; // the sandbox writes exactly this
      return [recibido.clave, recibido];
    }),
  );
}

const md5De = (texto: string) => createHash('md5').update(texto).digest('hex');
const repetidos = (lista: readonly string[]) => lista.length - new Set(lista).size;

export type Resultado = {
  vendidas: number;
  /** Credit notes of sales that were voided. */
  notas: number;
  autorizadas: number;
  /** Not authorised, and the reader is told why and what to do. */
  explicadas: number;
  estados: Record<string, number>;
  /** What must not be; empty when all is well. */
  faltas: Record<string, unknown>;
};

/** Our books against the authority's, and both against what the browsers were told. */
export async function ajustarCuentas(
  url: string,
  {
    empresas,
    pagos,
    archivo,
  }: { empresas: readonly EmpresaDeCaos[]; pagos: readonly PagoDeCaos[]; archivo: string },
): Promise<Resultado> {
  const comprobantes = await comoDueno<Comprobante>(url, COMPROBANTES);
  const autorizados = comprobantes.filter(({ estado }) => estado === 'AUTORIZADO');
  const delSri = leerArchivo(archivo);
  const buenosDelSri = [...delSri.values()].filter(({ rechazo }) => rechazo === null);
  const porPago = new Map<string, Comprobante[]>();
  const facturas = comprobantes.filter(({ nota }) => !nota);
  for (const uno of facturas) porPago.set(uno.pago, [...(porPago.get(uno.pago) ?? []), uno]);
  const ventasDe = ({ empresa: { id }, idempotencia }: PagoDeCaos) =>
    porPago.get(`${id}/${idempotencia}`) ?? [];
  const claves = new Set(comprobantes.map(({ clave }) => clave));

  const faltas: Record<string, unknown> = {
    'números de venta repetidos': repetidos(comprobantes.map(({ numero }) => numero)),
    'números repetidos en el SRI': repetidos(buenosDelSri.map(({ serie }) => serie)),
    'autorizadas que el SRI no tiene': autorizados.filter(
      ({ clave }) => delSri.get(clave)?.rechazo !== null,
    ).length,
    'autorizadas con otro contenido que el nuestro': autorizados.filter(
      ({ clave, md5 }) => md5 !== md5De(delSri.get(clave)?.xml ?? ''),
    ).length,
    'del SRI que no son de una venta': [...delSri.keys()].filter((clave) => !claves.has(clave))
      .length,
    'ventas contestadas que no existen, o con otra clave': pagos.filter((pago) =>
      pago.contestadas.some((clave) => ventasDe(pago)[0]?.clave !== clave),
    ).length,
    'pagos vendidos dos veces': pagos.filter((pago) => ventasDe(pago).length > 1).length,
    'ventas que nadie mandó': pagos.filter((pago) => !pago.enviado && ventasDe(pago).length > 0)
      .length,
    'en cola todavía': (await comoDueno(url, 'select from facturacion.trabajos')).length,
    'con dos autorizaciones': (await comoDueno(url, DOS_VECES)).length,
    'sin explicación': (await comoDueno(url, SIN_EXPLICAR)).length,
  };
  for (const { id, empresa } of empresas) {
    const rotas = await reglasRotas(url, id);
    for (const [regla, filas] of Object.entries(rotas))
      faltas[`${empresa}: ${regla}`] = filas.length;
  }
  return {
    vendidas: facturas.length,
    notas: comprobantes.length - facturas.length,
    autorizadas: autorizados.length,
    explicadas: comprobantes.length - autorizados.length,
    estados: contar(comprobantes.map(({ estado }) => estado)),
    faltas: Object.fromEntries(Object.entries(faltas).filter(([, cuantas]) => cuantas !== 0)),
  };
}

const DOS_VECES = `
  select from facturacion.intentos where resultado = 'AUTORIZADO' group by empresa_id, clave_acceso having count(*) > 1`;
const SIN_EXPLICAR = `
  select from facturacion.comprobantes where estado <> 'AUTORIZADO' and coalesce(mensaje, '') = ''`;

function contar(lista: readonly string[]): Record<string, number> {
  const cuentas: Record<string, number> = {};
  for (const uno of lista) cuentas[uno] = (cuentas[uno] ?? 0) + 1;
  return cuentas;
}
