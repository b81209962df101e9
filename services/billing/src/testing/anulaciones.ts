import { enEmpresa } from '@comanda/kit/base/db';

import { empresaId, type Mundo } from './mundo';

type Empresa = { id: number };
type Resultado = { resultado: string; clave_nota: string | null };
type Cuando = { hoy: string; ahora?: Date; motivo?: string };

/** The call ordering makes into billing's schema when a sale is voided; undefined: there is no such invoice. */
export function anular(
  { db }: Pick<Mundo, 'db'>,
  empresa: Empresa,
  { clave, hoy, ahora = new Date(), motivo = 'Pedido repetido' }: Cuando & { clave: string },
): Promise<Resultado | undefined> {
  return enEmpresa(db, empresaId(empresa), async ({ client }) => {
    const { rows } = await client.query<Resultado>(
      'select * from facturacion.anular_comprobante($1, $2, $3, $4, $5, $6)',
      [empresa.id, clave, hoy, motivo, 'ana@demo.ec', ahora],
    );
    return rows[0];
  });
}

/** The call it makes when the sale is taken back into force. */
export function reactivar(
  { db }: Pick<Mundo, 'db'>,
  empresa: Empresa,
  { clave, hoy, ahora = new Date() }: Cuando & { clave: string },
): Promise<string | null> {
  return enEmpresa(db, empresaId(empresa), async ({ client }) => {
    const { rows } = await client.query<{ resultado: string | null }>(
      'select facturacion.reactivar_comprobante($1, $2, $3, $4, $5) as resultado',
      [empresa.id, clave, hoy, 'ana@demo.ec', ahora],
    );
    return rows[0]?.resultado ?? null;
  });
}
