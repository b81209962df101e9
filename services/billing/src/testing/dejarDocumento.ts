import type { MundoDeDenegar } from '@comanda/kit/testing/denegar';

type Dueno = MundoDeDenegar['dueno'];

/** As the authority leaves a document that it sends back: out of the queue. */
export async function devolver(dueno: Dueno, clave: string): Promise<void> {
  await sacarDeLaCola(dueno, clave);
  await dueno(`update facturacion.comprobantes set estado = 'DEVUELTA' where clave_acceso = $1`, [
    clave,
  ]);
  await dueno(
    `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
     select empresa_id, clave_acceso, 'ENVIO', estado, 0, now() from facturacion.comprobantes where clave_acceso = $1`,
    [clave],
  );
}

/** And because its number is another document's. */
export async function chocar(dueno: Dueno, clave: string): Promise<void> {
  await dueno(`update facturacion.comprobantes set codigo = '45' where clave_acceso = $1`, [clave]);
}

/** As the authority leaves one that it authorised; only the printed form looks at when. */
export async function autorizar(dueno: Dueno, clave: string): Promise<void> {
  await dueno(
    'update facturacion.comprobantes set fecha_autorizacion = now() where clave_acceso = $1',
    [clave],
  );
}

/** And whole, as far as mail looks; nothing was sent of it before. */
export async function darPorAutorizado(dueno: Dueno, clave: string): Promise<void> {
  await dueno('delete from facturacion.correos where clave_acceso = $1', [clave]);
  await sacarDeLaCola(dueno, clave);
  await dueno(
    `update facturacion.comprobantes
        set estado = 'AUTORIZADO', fecha_autorizacion = now(), xml_autorizado = xml_firmado
      where clave_acceso = $1`,
    [clave],
  );
}

const sacarDeLaCola = (dueno: Dueno, clave: string) =>
  dueno('delete from facturacion.trabajos where clave_acceso = $1', [clave]);
