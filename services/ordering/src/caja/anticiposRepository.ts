import type { Empleado } from '@comanda/shared/contracts/caja/anticipos';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { ajustesCajaDe } from './ajustesCaja';
import { darAnticipoEn } from './anticipar';
import { diaDeNegocio } from './diaDeNegocio';
import { leerEmpleados, toEmpleado } from './empleadoRow';
import { enCaja } from './enCaja';

export function anticiposRepository(db: Db<Database>) {
  return {
    /** The employees by name, with what they were advanced this month. */
    empleados: (empresa: EmpresaId, ahora: Date): Promise<Empleado[]> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { anticipo_maximo } = await ajustesCajaDe(client, empresa);
        const dia = await diaDeNegocio(client, empresa, ahora);
        return (await leerEmpleados(client, empresa, { dia })).map(toEmpleado(anticipo_maximo));
      }),

    /** Whether one of that key was given: what is sent again needs no approval again. */
    yaDado: async (empresa: EmpresaId, clave: string | null): Promise<boolean> =>
      clave !== null &&
      enEmpresa(db, empresa, async ({ client }) => {
        const { rowCount } = await client.query(YA_DADO, [empresa, clave]);
        return rowCount === 1;
      }),

    dar: enCaja(db)(darAnticipoEn),
  };
}

const YA_DADO = 'select from pedidos.movimientos where empresa_id = $1 and clave = $2';
