import { ARRIENDO_HORAS, type LlavePublica } from '@comanda/shared/contracts/admin/dispositivos';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { SinLinea } from '@comanda/shared/contracts/ventas/ventas';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { aCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe, type Tarifa } from '@comanda/shared/domain/dinero/iva';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { TARIFARIOS } from '../tarifas/tarifariosSql';
import { toCatalogo, type FilaModificador, type FilaProducto } from '../ventas/catalogoVigente';
import type { CatalogoVigente } from '../ventas/revisarLinea';

import type { PrecioCambiado } from './preciosEnVentana';
import * as sql from './sinLineaSql';

import type { QueryResult, QueryResultRow } from 'pg';

export type PrecioDeProducto = { precio: Centavos; tarifa: Tarifa | null };

/** A device, as billing has it. */
export type EquipoRow = {
  nombre: string;
  creado: Date;
  revocado: Date | null;
  token_hash: string;
  con_salto: boolean;
};

/** What its word is held against. */
export type PruebasRow = {
  /** When it was last in touch, and before when it had nothing left to send, as it said. */
  visto: Date | null;
  nada_antes: Date | null;
  /** A key of who it says did it, good then. */
  llave: LlavePublica | null;
};

/** A device and the number that the sale's key names. */
export type ArriendoRow = EquipoRow & {
  /** What the number's key of that day is; null, as all of the number: it is not the device's. */
  clave: string | null;
  consumida: boolean | null;
  arrendada_en: Date | null;
  arrendada_hasta: Date | null;
};

export type VendedorRow = {
  id: string;
  perfil: Perfil;
  nombre_completo: string;
  email: string;
  /** Somebody of the company still. */
  vende: boolean;
};

/** What whatever a till did is decided on. */
export type SabidoDeEquipo = {
  equipo: EquipoRow | null;
  vendedor: VendedorRow | null;
  pruebas: PruebasRow | null;
};

export type ContextoSinLinea = Omit<SabidoDeEquipo, 'equipo'> & {
  arriendo: ArriendoRow | null;
  /** What the company sells no more. */
  retirados: CatalogoVigente;
  /** Prices by id as the wire spells it, the oldest first. */
  precios: ReadonlyMap<string, PrecioCambiado<PrecioDeProducto>[]>;
  preciosDeModificadores: ReadonlyMap<string, PrecioCambiado<Centavos>[]>;
  /** The lists of tarifas that a till may have read, the oldest first. */
  tarifarios: readonly Tarifario[];
};

/** The list of tarifas of a company from a moment on. */
export type Tarifario = { desde: Date; tarifas: TarifaDePrecio[] };

export type ConsultaSinLinea = {
  sinLinea: SinLinea;
  clave_acceso: string | null;
  /** Day of its invoice. */
  fecha: string;
  vendida: Date;
};

type Ejecutar = <Row extends QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<QueryResult<Row>>;
type Ids = { ids: readonly string[]; modificadores: readonly string[] };

type FilaPrecio = {
  id: number;
  precio_antes: string | null;
  iva_antes: number | null;
  precio_venta: string;
  porcentaje_iva: number;
  cuando: Date;
};
type FilaPrecioDeModificador = { id: string; antes: string; despues: string; cuando: Date };

/** Queued with what every sale reads, and on the wire with it. */
export async function leerSinLinea(
  ejecutar: Ejecutar,
  empresa: EmpresaId,
  { sinLinea, clave_acceso, fecha, vendida, ids, modificadores }: ConsultaSinLinea & Ids,
): Promise<ContextoSinLinea> {
  const desde = new Date(vendida.getTime() - ARRIENDO_HORAS * 3_600_000);
  const conModificadores = modificadores.length > 0;
  const [arriendo, vendedor, pruebas, retirados, precios, tarifarios, sinElegir, deElegidos] =
    await Promise.all([
      ejecutar<ArriendoRow>('sinLineaArriendo', sql.ARRIENDO, [
        empresa,
        sinLinea.dispositivo,
        clave_acceso,
        fecha,
        vendida,
      ]),
      ejecutar<VendedorRow>('sinLineaVendedor', sql.VENDEDOR, [empresa, sinLinea.vendedor]),
      ejecutar<PruebasRow>('sinLineaPruebas', sql.PRUEBAS, [
        empresa,
        sinLinea.dispositivo,
        sinLinea.vendedor,
        sinLinea.firma?.llave ?? null,
        sinLinea.vendida,
      ]),
      ejecutar<FilaProducto>('sinLineaRetirados', sql.RETIRADOS, [empresa, ids]),
      ejecutar<FilaPrecio>('sinLineaPrecios', sql.PRECIOS, [empresa, ids, desde]),
      ejecutar<Tarifario>('sinLineaTarifarios', TARIFARIOS, [empresa, desde]),
      conModificadores &&
        ejecutar<FilaModificador>('sinLineaModificadores', sql.MODIFICADORES_RETIRADOS, [
          empresa,
          modificadores,
        ]),
      conModificadores &&
        ejecutar<FilaPrecioDeModificador>(
          'sinLineaPreciosModificadores',
          sql.PRECIOS_DE_MODIFICADORES,
          [empresa, modificadores, desde],
        ),
    ]);
  return {
    arriendo: arriendo.rows[0] ?? null,
    vendedor: vendedor.rows[0] ?? null,
    pruebas: pruebas.rows[0] ?? null,
    retirados: toCatalogo(retirados.rows, sinElegir ? sinElegir.rows : []),
    precios: porId(precios.rows, toCambio),
    tarifarios: tarifarios.rows,
    preciosDeModificadores: porId(deElegidos ? deElegidos.rows : [], toCambioDeModificador),
  };
}

const enCentavos = (dolares: string) => aCentavos(Number(dolares));

const toCambio = (fila: FilaPrecio): PrecioCambiado<PrecioDeProducto> => ({
  cuando: fila.cuando,
  antes:
    fila.precio_antes === null
      ? null
      : { precio: enCentavos(fila.precio_antes), tarifa: tarifaDe(`${fila.iva_antes ?? ''}%`) },
  despues: { precio: enCentavos(fila.precio_venta), tarifa: tarifaDe(`${fila.porcentaje_iva}%`) },
});

const toCambioDeModificador = (fila: FilaPrecioDeModificador): PrecioCambiado<Centavos> => ({
  cuando: fila.cuando,
  antes: enCentavos(fila.antes),
  despues: enCentavos(fila.despues),
});

function porId<Fila extends { id: number | string }, Hecho>(
  filas: readonly Fila[],
  aCambio: (fila: Fila) => Hecho,
): Map<string, Hecho[]> {
  const cambios = new Map<string, Hecho[]>();
  for (const fila of filas) {
    const id = String(fila.id);
    cambios.set(id, [...(cambios.get(id) ?? []), aCambio(fila)]);
  }
  return cambios;
}
