import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import {
  CUENTA_FILAS,
  type CreditoDeCliente,
  type CuentaAbierta,
  type CuentaPorCobrar,
} from '@comanda/shared/contracts/caja/cuentas';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { enCaja } from '../caja/enCaja';
import type { Database } from '../db/schema';

import {
  COLUMNAS_ABONO,
  toAbono,
  toCredito,
  toCuenta,
  toVentaACredito,
  type AbonoRow,
  type CuentaRow,
  type DeudaRow,
} from './cuentaRow';
import { CUENTAS, GUARDAR_LIMITE, VENTAS_DE_CUENTA } from './cuentasSql';
import { registrarAbonoEn } from './registrarAbono';
import { creditoDe, tomarCuenta } from './tomarCuenta';

const ABONOS = `
  select ${COLUMNAS_ABONO} from pedidos.abonos where empresa_id = $1 and cedula = $2 order by creado desc limit $3`;

/** What customers owe of what they were sold on account. */
export function cuentasRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId, ahora: Date): Promise<CuentaPorCobrar[]> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<CuentaRow>(CUENTAS, [
          empresa,
          null,
          fechaNegocio(ahora),
        ]);
        return rows.map(toCuenta);
      }),

    /** Undefined where the company never sold them on account. */
    abrir: (empresa: EmpresaId, cedula: string, ahora: Date): Promise<CuentaAbierta | undefined> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const hoy = fechaNegocio(ahora);
        const cuentas = await client.query<CuentaRow>(CUENTAS, [empresa, cedula, hoy]);
        const [cuenta] = cuentas.rows;
        if (!cuenta) return undefined;
        const suyas = [empresa, cedula, CUENTA_FILAS];
        const ventas = await client.query<DeudaRow>(VENTAS_DE_CUENTA, suyas);
        const abonos = await client.query<AbonoRow>(ABONOS, suyas);
        return {
          cuenta: toCuenta(cuenta),
          credito: toCredito(await creditoDe(client, empresa, cedula)),
          ventas: ventas.rows.map(toVentaACredito),
          abonos: abonos.rows.map(toAbono),
        };
      }),

    credito: (empresa: EmpresaId, cedula: string): Promise<CreditoDeCliente> =>
      enEmpresa(db, empresa, async ({ client }) =>
        toCredito(await creditoDe(client, empresa, cedula)),
      ),

    abonar: enCaja(db)(registrarAbonoEn),

    /** Null: as much as anybody. */
    limitar: (
      empresa: EmpresaId,
      { cedula, limite }: { cedula: string; limite: number | null },
      hecho: Hecho,
    ): Promise<CreditoDeCliente> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const antes = await tomarCuenta(client, empresa, cedula);
        await client.query(GUARDAR_LIMITE, [empresa, cedula, limite]);
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'límite de crédito',
          entidad: cedula,
          antes: { limite: antes.propio ? aDolares(antes.limite) : null },
          despues: { limite },
        });
        return toCredito(await creditoDe(client, empresa, cedula));
      }),
  };
}
