import { hashDePin } from '@comanda/kit/credenciales/claves';
import type { Servicio } from '@comanda/kit/testing/servicio';

type DeEmpresas = { id: string; empresas: readonly number[] };

const SAL = Buffer.from('una sal de prueba').toString('base64');

/** As if that user of the seed had chosen that PIN: in all of their companies. */
export async function darPin(
  { sql }: Pick<Servicio, 'sql'>,
  { id, empresas }: DeEmpresas,
  pin: string,
): Promise<void> {
  for (const empresa of empresas) {
    await sql('insert into identidad.sales_de_pin values ($1, $2) on conflict do nothing', [
      empresa,
      SAL,
    ]);
    await sql('delete from identidad.pines where empresa_id = $1 and usuario_id = $2', [
      empresa,
      id,
    ]);
    await sql('insert into identidad.pines (empresa_id, usuario_id, hash) values ($1, $2, $3)', [
      empresa,
      id,
      await hashDePin(pin, SAL),
    ]);
  }
}
