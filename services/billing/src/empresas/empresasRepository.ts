import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';

import type { Database } from '../db/schema';

export type EmpresasRepository = ReturnType<typeof empresasRepository>;
/** The record of a company, as identity keeps it. */
export type EmpresaRow = LeyDeEmpresa & {
  empresa: string;
  ruc: string;
  razon_social: string;
  nombre_comercial: string;
  direccion: string;
  matriz: string;
  correo: string;
  establecimiento: string;
  punto_emision: string;
  tipo_emision: string;
  ambiente: '1' | '2';
  contabilidad: boolean;
  iva_actual: number;
  tarifa: string;
  logo_empresa: string | null;
  factura: boolean;
  contribuyente_especial: string | null;
  agente_retencion: string | null;
  rimpe: string | null;
};

const EMPRESA = `
  select empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, establecimiento, punto_emision,
         tipo_emision, ambiente, contabilidad, iva_actual, tarifa, logo_empresa, factura, contribuyente_especial,
         agente_retencion, rimpe, l.registro_turismo, l.provincia, l.canton, l.decretos,
         identidad.regimen_de($1) as regimen
    from identidad.empresa_de($1) cross join identidad.ley_de($1) l`;

/** A company of a taxpayer, who may have several. */
export type EstablecimientoRow = {
  id: number;
  empresa: string;
  ruc: string;
  establecimiento: string;
};

type Logo = { documento: Buffer; ticket: Buffer };

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

    /** All companies of its RUC, itself among them. */
    establecimientos: (empresa: EmpresaId): Promise<EstablecimientoRow[]> =>
      preguntar<EstablecimientoRow>(db, empresa, {
        name: 'establecimientos_de_su_ruc',
        text: 'select id, empresa, ruc, establecimiento from identidad.establecimientos_de($1)',
        values: [empresa],
      }),

    /** Its logo as documents and paper take it; undefined: it has none. */
    leerLogo: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, async ({ client }): Promise<Logo | undefined> => {
        const { rows } = await client.query<Logo>(
          'select documento, ticket from identidad.logo_de($1)',
          [empresa],
        );
        return rows[0];
      }),
  };
}
