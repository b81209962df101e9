import { enEmpresa, preguntar, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { Selectable } from 'kysely';

export type EmpresasRepository = ReturnType<typeof empresasRepository>;
export type EmpresaRow = Pick<
  Selectable<Database['plataforma.empresas']>,
  | 'empresa'
  | 'ruc'
  | 'razon_social'
  | 'nombre_comercial'
  | 'direccion'
  | 'matriz'
  | 'correo'
  | 'establecimiento'
  | 'punto_emision'
  | 'tipo_emision'
  | 'ambiente'
  | 'contabilidad'
  | 'iva_actual'
  | 'tarifa'
  | 'logo_empresa'
  | 'factura'
  | 'contribuyente_especial'
  | 'agente_retencion'
  | 'rimpe'
>;

const EMPRESA = `
  select empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, establecimiento, punto_emision,
         tipo_emision, ambiente, contabilidad, iva_actual, tarifa, logo_empresa, factura, contribuyente_especial,
         agente_retencion, rimpe
    from plataforma.empresas
   where id = $1`;

export function empresasRepository(db: Db<Database>) {
  return {
    /** The company's own record; it exists, since an EmpresaId names it. */
    async leer(empresa: EmpresaId): Promise<EmpresaRow> {
      const [fila] = await preguntar<EmpresaRow>(db, empresa, {
        name: 'empresa_que_emite',
        text: EMPRESA,
        values: [empresa],
      });
      if (!fila) throw new Error(`empresasRepository: no company ${empresa}`);
      return fila;
    },

    /** Its logo as documents and paper take it; undefined: it has none. */
    leerLogo: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('plataforma.logos')
          .select(['documento', 'ticket'])
          .where('empresa_id', '=', empresa)
          .executeTakeFirst(),
      ),
  };
}
