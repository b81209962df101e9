import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import {
  TARIFAS_MAXIMO,
  type TarifaDePrecio,
  type TarifaPorGuardar,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { faltaDeTarifaDePrecio } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Database } from '../db/schema';
import { enCatalogo } from '../productos/enCatalogo';
import { faltaDeIce } from '../productos/faltaDeIce';

import {
  anotarTarifas,
  auditarTarifa,
  numeroNuevo,
  tomarTarifas,
  type Lista,
} from './escribirTarifas';
import { tarifasDe } from './tarifariosRepository';

import type { PoolClient } from 'pg';

/** $1 empresa, $2 products, $3 categories: how many of each are the company's. */
const SUYOS = `
  select (select count(*)::int from pedidos.productos
           where empresa_id = $1 and id::text = any ($2::text[]) and estado = 'A') as productos,
         (select count(*)::int from pedidos.categorias
           where empresa_id = $1 and id::text = any ($3::text[]) and estado = 'A') as categorias`;

/** $1 empresa, $2 products: which of them are bags, and the rate of each. */
const FUNDAS = `
  select id::text as id, producto, funda, porcentaje_iva from pedidos.productos
   where empresa_id = $1 and id::text = any ($2::text[]) and estado = 'A' and funda is not null`;

/** `leido`: what its editor began with; undefined where they do not say, and all of it is written. */
type Edicion = {
  /** Undefined: a new one. */
  id?: string | undefined;
  leido?: Partial<Omit<TarifaDePrecio, 'id'>> | undefined;
  escrito: TarifaPorGuardar;
};
type Cambio = { accion: string; id: string; despues: Lista };

/** What changes the tarifas of a company: each change is audited and a list of its own, so that the ones before stay known. */
export function cambiosDeTarifas(db: Db<Database>) {
  const cambiar = (
    empresa: EmpresaId,
    hecho: Hecho,
    trabajo: (antes: Lista, client: PoolClient) => Cambio | Promise<Cambio>,
  ): Promise<Lista> =>
    enCatalogo(db, empresa, async ({ client }) => {
      const antes = await tomarTarifas(client, empresa);
      const cambio = await trabajo(antes, client);
      await anotarTarifas(client, empresa, cambio.despues, hecho.ahora);
      await auditarTarifa(client, empresa, { ...cambio, antes }, hecho);
      return cambio.despues;
    });

  return {
    listar: (empresa: EmpresaId): Promise<Lista> =>
      enEmpresa(db, empresa, ({ client }) => tarifasDe(client, empresa)),

    guardar: (empresa: EmpresaId, { id, ...edicion }: Edicion, hecho: Hecho) =>
      cambiar(empresa, hecho, async (antes, client) => {
        if (id === undefined && antes.length >= TARIFAS_MAXIMO)
          throw enTarifa('nombre', `Una empresa admite ${TARIFAS_MAXIMO} tarifas`);
        const tarifa = id === undefined ? edicion.escrito : editada(suya(antes, id), edicion);
        const falta = faltaDeTarifaDePrecio(
          tarifa,
          antes.filter((otra) => otra.id !== id),
        );
        if (falta) throw enTarifa(falta.campo, falta.msg);
        await exigirSuyos(client, empresa, tarifa);
        await exigirSuIce(client, empresa, tarifa, hecho.ahora);
        if (id !== undefined)
          return {
            accion: 'tarifa de precios editada',
            id,
            despues: antes.map((otra) => (otra.id === id ? { ...tarifa, id } : otra)),
          };
        const nueva = String(await numeroNuevo(client, empresa));
        const despues = [...antes, { ...tarifa, id: nueva }];
        return { accion: 'tarifa de precios creada', id: nueva, despues };
      }),

    encender: (empresa: EmpresaId, { id, activa }: { id: string; activa: boolean }, hecho: Hecho) =>
      cambiar(empresa, hecho, (antes) => {
        suya(antes, id);
        const accion = activa ? 'tarifa de precios encendida' : 'tarifa de precios apagada';
        const despues = antes.map((otra) => (otra.id === id ? { ...otra, activa } : otra));
        return { accion, id, despues };
      }),

    adelantar: (empresa: EmpresaId, id: string, hecho: Hecho) =>
      cambiar(empresa, hecho, (antes) => {
        const una = suya(antes, id);
        const otras = antes.filter((otra) => otra !== una);
        const despues = otras.toSpliced(Math.max(0, antes.indexOf(una) - 1), 0, una);
        return { accion: 'tarifa de precios adelantada', id, despues };
      }),

    eliminar: (empresa: EmpresaId, id: string, hecho: Hecho) =>
      cambiar(empresa, hecho, (antes) => {
        suya(antes, id);
        const despues = antes.filter((otra) => otra.id !== id);
        return { accion: 'tarifa de precios eliminada', id, despues };
      }),
  };
}

const enTarifa = (campo: string, msg: string) => enCampo('DATOS_INVALIDOS', campo, { msg });

function suya(lista: Lista, id: string): TarifaDePrecio {
  const tarifa = lista.find((una) => una.id === id);
  if (!tarifa) throw new AppError('NO_ENCONTRADO', { id });
  return tarifa;
}

/** What an editor made of one that others edit too. Channels are the same in whatever order they were chosen. */
const editada = (ahora: TarifaDePrecio, { leido, escrito }: Edicion): TarifaPorGuardar =>
  fundir(
    enOrden(ahora),
    { leido: leido && enOrden(leido), escrito: enOrden(escrito) },
    { juntos: JUNTOS },
  );

/** From when until when, and how much of what. */
const JUNTOS = [
  ['desde', 'hasta'],
  ['primer_dia', 'ultimo_dia'],
  ['porcentaje', 'categorias'],
];

const enOrden = <De extends { canales?: readonly string[] | undefined }>(tarifa: De): De => ({
  ...tarifa,
  ...(tarifa.canales && { canales: CANALES.filter((uno) => tarifa.canales?.includes(uno)) }),
});

/** What it names is the company's own. */
async function exigirSuyos(
  client: PoolClient,
  empresa: EmpresaId,
  { precios, categorias }: TarifaPorGuardar,
): Promise<void> {
  const productos = precios.map(({ id_producto }) => id_producto);
  const { rows } = await client.query<{ productos: number; categorias: number }>(SUYOS, [
    empresa,
    productos,
    categorias,
  ]);
  if (rows[0]?.productos !== productos.length)
    throw enTarifa('precios', 'Un producto de la tarifa ya no existe. Quítelo');
  if (rows[0].categorias !== new Set(categorias).size)
    throw enTarifa('categorias', 'Una categoría de la tarifa ya no existe. Quítela');
}

type FundaRow = { id: string; producto: string; funda: Funda; porcentaje_iva: number };

/** No price of its own is less than the ICE that a bag bears. */
async function exigirSuIce(
  client: PoolClient,
  empresa: EmpresaId,
  { precios }: TarifaPorGuardar,
  ahora: Date,
): Promise<void> {
  const suyos = new Map(precios.map((uno) => [uno.id_producto, aCentavos(uno.precio)]));
  const { rows } = await client.query<FundaRow>(FUNDAS, [empresa, [...suyos.keys()]]);
  for (const { id, producto, funda, porcentaje_iva } of rows) {
    const precio = suyos.get(id);
    const tarifa = tarifaDe(`${porcentaje_iva}%`);
    if (precio === undefined || tarifa === null) continue;
    const falta = faltaDeIce({ funda, precio, tarifa }, fechaNegocio(ahora), producto);
    if (falta !== null) throw enTarifa('precios', falta);
  }
}
