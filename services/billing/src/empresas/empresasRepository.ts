import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export type EmpresasRepository = ReturnType<typeof empresasRepository>;
export type EmpresaRow = Awaited<ReturnType<EmpresasRepository['leer']>>;

export function empresasRepository(db: Db<Database>) {
  return {
    /** The company's own record; it exists, since an EmpresaId names it. */
    leer: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('plataforma.empresas')
          .select([
            'empresa',
            'ruc',
            'razon_social',
            'nombre_comercial',
            'direccion',
            'matriz',
            'correo',
            'establecimiento',
            'punto_emision',
            'tipo_emision',
            'ambiente',
            'contabilidad',
            'iva_actual',
            'tarifa',
            'logo_empresa',
            'factura',
            'contribuyente_especial',
            'agente_retencion',
            'rimpe',
          ])
          .where('id', '=', empresa)
          .executeTakeFirstOrThrow(),
      ),

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
